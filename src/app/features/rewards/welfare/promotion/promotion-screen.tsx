import '../welfare.css';
import './promotions.css';
import { useState } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { MissingCard } from '#app/page/loading/loaded-card.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { PromotionId } from '#contract/fields/ids.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { isPromotionId } from '#contract/rewards/bonus/bonus-address.ts';
import type { Bonus } from '#contract/rewards/bonus/schema.ts';
import { promotionBonus } from '#contract/rewards/promotion/promotion-bonus.ts';
import type { Promotion } from '#contract/rewards/promotion/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { dayText } from '#core-client/time/shown-time.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { BonusState } from '../bonus/past-bonus.tsx';
import { t } from '../texts.ts';
import { Facts } from '../welfare-page.tsx';
import { JoinCard } from './join-card.tsx';
import { allTerms, percentOf, timeText } from './promotion-text.ts';

const BEGINS_WITH = '1000';

/** Calculator of the bonus for a deposit, and of its wagering requirement. */
function BonusCalculator({ promotion }: { promotion: Promotion }) {
  const [text, setText] = useState(BEGINS_WITH);
  const money = useMoneyText();
  const { symbol, unitWord: unit } = useCurrencyTerms()('CNY');
  const { rate, maxAmount, minAmount, times, termDays } = promotion;
  const amount = typedAmount(text);
  const isShort = amount !== null && amount < minAmount;
  const { bonus, wagering } = promotionBonus(amount ?? minAmount, {
    bonusRate: rate,
    bonusMax: maxAmount,
    wagering: times,
  });
  const isKnown = amount !== null && !isShort;
  return (
    <Card aria-label={t('promotion.calc')}>
      <h2>{t('promotion.calc')}</h2>
      <div className="promotion-calculator">
        <AmountField
          label={t('promotion.calcAmount')}
          symbol={symbol}
          value={text}
          onValue={setText}
          error={isShort ? t('promotion.calcLow', { min: formatMinor(minAmount), unit }) : undefined}
        />
      </div>
      <Facts
        facts={[
          [t('promotion.calcBonus', { rate: percentOf(rate) }), isKnown ? money(bonus, 'CNY') : '—'],
          [t('promotion.calcWagering'), isKnown ? money(wagering, 'CNY') : '—'],
          [t('promotion.calcTerm'), t('promotion.termText', { days: termDays })],
        ]}
      />
    </Card>
  );
}

const progress = ({ wagering, wageringLeft }: Bonus) =>
  t('welfare.progress', {
    done: formatMinor(minor(wagering - wageringLeft)),
    wagering: formatMinor(wagering),
  });

/** The bonuses one had of a promotion, the newest first. */
function PromotionRecords({ records }: { records: readonly Bonus[] }) {
  const money = useMoneyText();
  return (
    <Card aria-label={t('promotion.records')}>
      <h2>{t('promotion.records')}</h2>
      {records.length === 0 ? <p className="sm t3">{t('promotion.recordsNone')}</p> : null}
      <ul>
        {records.map((bonus) => (
          <li key={bonus.bonusId} className="past-bonus past-bonus--record">
            <span className="num t3 sm">{dayText(bonus.offeredAt)}</span>
            <div>
              <b>{t('promotion.recordTitle', { amount: money(bonus.amount, bonus.currency) })}</b>
              <span>
                {t('promotion.wagering')} {progress(bonus)}
              </span>
            </div>
            <BonusState state={bonus.state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const heroUrlOf = (promotionId: string) =>
  `/art/courtside/${promotionId}.svg?width=1420&height=340&day=0&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8`;

const Hero = ({ promotion }: { promotion: Promotion }) => (
  <section className="promotion-hero">
    <img src={heroUrlOf(promotion.promotionId)} alt="" />
    <div>
      <h2>{promotion.text}</h2>
      <p>{timeText(promotion)}</p>
    </div>
  </section>
);

function Terms({ promotion }: { promotion: Promotion }) {
  const { unitWord } = useCurrencyTerms()('CNY');
  return (
    <>
      <Card aria-label={t('promotion.key')}>
        <h2>{t('promotion.key')}</h2>
        <dl className="promotion-terms">
          {allTerms(promotion, unitWord).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card aria-label={t('promotion.steps')}>
        <h2>{t('promotion.steps')}</h2>
        <ol className="promotion-steps">
          {promotion.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
    </>
  );
}

const Detail = ({ detail: { promotion, records } }: { detail: OutputOf<'promotion.detail'> }) => (
  <>
    <Hero promotion={promotion} />
    <div className="promotion-columns">
      <div>
        <Terms promotion={promotion} />
        {promotion.kind === 'deposit' ? <PromotionRecords records={records} /> : null}
      </div>
      <div>
        {promotion.kind === 'deposit' ? <BonusCalculator promotion={promotion} /> : null}
        <JoinCard promotion={promotion} />
        <p className="cap t3">{t('promotion.adults')}</p>
      </div>
    </div>
  </>
);

const Missing = () => (
  <MissingCard
    title={t('promotion.missing')}
    text={t('promotion.missingText')}
    to={paths.promotions}
    toLabel={t('promotion.back')}
  />
);

function Known({ promotionId }: { promotionId: PromotionId }) {
  const query = useCall('promotion.detail', { promotionId });
  return (
    <MemberPage title={lastOf(query)?.promotion.title ?? t('welfare.promotions')} above={paths.promotions}>
      <Loaded
        of={query}
        waiting={<Skeleton height={480} shape="block" />}
        missing={<Missing />}
        frame={inCard}
      >
        {(detail) => <Detail detail={detail} />}
      </Loaded>
    </MemberPage>
  );
}

/** Details of one promotion: terms, value, and a link to join or the reason why the member cannot [7.16]. */
export function PromotionScreen() {
  const { promotionId } = useParams();
  if (isPromotionId(promotionId)) return <Known promotionId={promotionId} />;
  return (
    <MemberPage title={t('welfare.promotions')} above={paths.promotions}>
      <Missing />
    </MemberPage>
  );
}
