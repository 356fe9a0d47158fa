import './rebates.css';
import '../vip-head.css';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { helpPath, paths } from '#app/routes/paths.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import type { RebateView } from '#contract/rewards/rebate/schema.ts';
import { REBATE_LEAST_ODDS } from '#contract/rewards/vip/vip-rules.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { VipBackdrop, VipCrest, VipTabs } from '../head-parts.tsx';
import { t } from '../texts.ts';
import { rateText, shortYuan } from '../vip-figures.ts';
import { RebateRecords } from './rebate-records.tsx';

type Today = RebateView['today'];

const Venues = ({ today }: { today: Today }) => (
  <table className="rebate-table sm">
    <thead>
      <tr>
        <th scope="col">{t('rebate.venue')}</th>
        <th scope="col">{t('rebate.valid')}</th>
        <th scope="col">{t('rebate.rate')}</th>
        <th scope="col">{t('rebate.brings')}</th>
      </tr>
    </thead>
    <tbody>
      {today.venues.map(({ venue, name, kind, valid, rate, amount }) => (
        <tr key={venue}>
          <th scope="row">
            <b>{name}</b>
            <span className="cap t3">{t(`rebate.${kind}`)}</span>
          </th>
          <td className="num">{formatMinor(valid)}</td>
          <td className="num t2">{rateText(rate)}</td>
          <td className="num rebate-table__sum">{formatMinor(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{t('rebate.sum')}</th>
        <td className="num">
          {formatMinor(minor(today.venues.reduce((sum, { valid }) => sum + valid, 0n)))}
        </td>
        <td />
        <td className="num rebate-table__sum">{formatMinor(today.amount)}</td>
      </tr>
    </tfoot>
  </table>
);

/** Today's stakes by venue, and their rebate at the current rates. */
const TodayCard = ({ today }: { today: Today }) => (
  <Card flush className="rebate-today" aria-label={t('rebate.today')}>
    <div className="padded__head rebate-today__head">
      <h2>{t('rebate.today')}</h2>
      <span className="cap t3 num">
        {t('rebate.todayDay', { day: today.day.slice(5) })} ·{' '}
        {t('rebate.next', { time: dayTimeText(today.runAt) })}
      </span>
    </div>
    {today.venues.length === 0 ? (
      <EmptyState illustration="record" title={t('rebate.todayNone')} />
    ) : (
      <Venues today={today} />
    )}
    <p className="cap t3 rebate-today__note">{t('rebate.rules', { odds: REBATE_LEAST_ODDS })}</p>
  </Card>
);

const REFUSAL_TEXTS = { ORDER_STEP_REFUSED: t('rebate.gone') };

/** Claimable rebates, all claimed by one press. */
function ReadyCard({ view, currency }: { view: RebateView; currency: CurrencyEntry }) {
  const command = useCommand(['claimRebate']);
  const money = useMoneyText();
  const { amount, creditAt } = view;
  const refusal = refusalOf(command.state);
  const claim = async () => {
    const ended = await command.run({ is: 'claimRebate', amount, currency: currency.code }, () =>
      refreshAnswers('rebate.view', 'rebate.records'),
    );
    if (ended.is === 'done') {
      const credit = outcomeOf(ended.outcome, 'credit');
      showToast({ text: t('rebate.done', { amount: money(credit.amount, credit.currency) }), tone: 'ok' });
    }
  };
  return (
    <Card className="rebate-ready stack gap-14" aria-label={t('rebate.ready')}>
      <h2>{t('rebate.ready')}</h2>
      <p className="rebate-ready__sum num">
        <small>{currency.symbol}</small>
        {formatMinor(amount)}
      </p>
      {refusal ? (
        <StatusLine tone="alert">
          {t('rebate.refused', { why: refusalText(REFUSAL_TEXTS, refusal) })}
        </StatusLine>
      ) : null}
      <CommandNotices command={command} />
      <Button
        variant="primary"
        size="lg"
        block
        disabled={amount === 0n}
        loading={activeSubjectOf(command.state) !== null}
        onClick={() => void claim()}
      >
        {t(amount === 0n ? 'rebate.claimNone' : 'rebate.claim')}
      </Button>
      <p className="cap t3">
        {creditAt === null ? t('rebate.readyNone') : t('rebate.creditAt', { time: dayTimeText(creditAt) })}
      </p>
      {view.carried === 0n ? null : (
        <p className="cap t3 num">
          {t('rebate.carried', { amount: currency.symbol + formatMinor(view.carried) })}
        </p>
      )}
    </Card>
  );
}

/** Kinds whose rates are shown first; the page of grades has all. */
const SHOWN = ['sports', 'casino', 'slots', 'esports'] as const;

/** The grade one has, and the rates of it. */
const RebateHead = ({ view, currency }: { view: RebateView; currency: CurrencyEntry }) => (
  <section className="vip-head rebate-head" aria-label={t('vip.grade', { grade: view.grade })}>
    <VipBackdrop />
    <div className="vip-head__top row gap-20">
      <VipCrest grade={view.grade} size={64} />
      <div className="grow">
        <h2>{t('vip.grade', { grade: view.grade })}</h2>
        <p>{t('rebate.most', { grade: view.grade, amount: currency.symbol + shortYuan(view.most) })}</p>
      </div>
    </div>
    <dl className="rebate-head__rates">
      {SHOWN.map((kind) => (
        <div key={kind}>
          <dt>{t(`rebate.${kind}`)}</dt>
          <dd className="num">{rateText(view.rates[kind])}</dd>
        </div>
      ))}
    </dl>
  </section>
);

function Rebates({ currency }: { currency: CurrencyEntry }) {
  const query = useCall('rebate.view', { currency: currency.code });
  return (
    <>
      <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
        {(view) => (
          <>
            <RebateHead view={view} currency={currency} />
            <div className="rebate-grid">
              <TodayCard today={view.today} />
              <ReadyCard view={view} currency={currency} />
            </div>
          </>
        )}
      </Loaded>
      <RebateRecords currency={currency.code} />
    </>
  );
}

/** Rebates on played stakes: claimable, upcoming, and past [7.16]. */
export function RebatesScreen() {
  const currency = useCurrency();
  return (
    <MemberPage
      title={t('rebate.title')}
      above={paths.vip}
      links={[{ to: helpPath('rebates'), label: t('rebate.rulesLink') }]}
    >
      <VipTabs />
      {currency ? (
        <Rebates key={currency.code} currency={currency} />
      ) : (
        <Skeleton height={420} shape="block" />
      )}
    </MemberPage>
  );
}
