import type { ReactNode } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/calls/table.ts';
import type { PromotionId } from '#contract/models/ids.ts';
import type { Promotion } from '#contract/models/promotion.ts';
import { isPromotionId } from '#contract/rules/bonus-address.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { t } from '../texts.ts';
import { BonusCalculator } from './bonus-calculator.tsx';
import { JoinCard } from './join-card.tsx';
import { PromotionRecords } from './promotion-records.tsx';
import { allTerms, timeText } from './promotion-words.ts';
import '../welfare.css';
import './promotions.css';

const pictureOf = (promotionId: string) =>
  `/art/courtside/${promotionId}.svg?width=1420&height=340&day=0&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8`;

const Hero = ({ promotion }: { promotion: Promotion }) => (
  <section className="pmhero">
    <img src={pictureOf(promotion.promotionId)} alt="" />
    <div>
      <h2>{promotion.text}</h2>
      <p>{timeText(promotion)}</p>
    </div>
  </section>
);

function Terms({ promotion }: { promotion: Promotion }) {
  const { unitWord } = useCurrencyWords()('CNY');
  return (
    <>
      <section className="card padded" aria-label={t('promotion.key')}>
        <h2>{t('promotion.key')}</h2>
        <dl className="pmkey">
          {allTerms(promotion, unitWord).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card padded" aria-label={t('promotion.steps')}>
        <h2>{t('promotion.steps')}</h2>
        <ol className="pmsteps">
          {promotion.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

const Detail = ({ detail: { promotion, records } }: { detail: OutputOf<'promotion.detail'> }) => (
  <>
    <Hero promotion={promotion} />
    <div className="pmtwo">
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

const card = (inside: ReactNode) => <section className="card padded">{inside}</section>;

const Missing = () =>
  card(
    <EmptyState
      title={t('promotion.missing')}
      text={t('promotion.missingText')}
      action={
        <Link className={buttonClass()} to={paths.promotions}>
          {t('promotion.back')}
        </Link>
      }
    />,
  );

function Known({ promotionId }: { promotionId: PromotionId }) {
  const query = useCall('promotion.detail', { promotionId });
  return (
    <MemberPage title={lastOf(query)?.promotion.title ?? t('welfare.promotions')} above={paths.promotions}>
      <Loaded of={query} waiting={<Skeleton height={480} shape="block" />} missing={<Missing />} frame={card}>
        {(detail) => <Detail detail={detail} />}
      </Loaded>
    </MemberPage>
  );
}

/** One promotion: its terms, what it would give, and the way to take part or why there is none [7.16]. */
export function PromotionScreen() {
  const { promotionId } = useParams();
  if (isPromotionId(promotionId)) return <Known promotionId={promotionId} />;
  return (
    <MemberPage title={t('welfare.promotions')} above={paths.promotions}>
      <Missing />
    </MemberPage>
  );
}
