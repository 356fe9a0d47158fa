import { useEffect, useState } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { cashedOutStake, cashedOutValue } from '#contract/play/betting/cash-out.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Slider } from '#kit/form/slider.tsx';
import { AutoCashOutOpener } from '../auto-cash-out/auto-cash-out-opener.tsx';
import { FactRow, Facts } from '../bet-facts.tsx';
import { CountdownRing } from '../countdown-ring.tsx';
import { winOfPart } from '../outlook/still-winnable.ts';
import { t } from '../texts.ts';
import { useGuard } from '../use-guard.ts';

type Reason = NonNullable<CashOutQuote['reason']>;

const REASON_TEXTS: Readonly<Record<Reason, string>> = {
  suspended: t('tray.suspended'),
  notOffered: t('tray.notOffered'),
  expired: t('tray.expired'),
  matchTurned: t('tray.matchTurned'),
  settled: t('tray.settledFirst'),
};
/** Answers that a cash-out changes. */
const REFRESHED = ['bet.list', 'bet.cashOutQuote', 'bet.cashOutQuotes'] as const;
const FULL_PERCENT = 100;
const STEP = 5;

/** Outcome of the last cash-out of a bet. */
export function LastCashOut({ bet: { cashOut, currency } }: { bet: Bet }) {
  const money = useMoneyText();
  switch (cashOut?.state) {
    case 'waiting':
      return <StatusLine tone="busy">{t('tray.cashWaiting')}</StatusLine>;
    case 'paid':
      return (
        <StatusLine tone="ok">{t('tray.cashPaid', { amount: money(cashOut.amount, currency) })}</StatusLine>
      );
    case 'refused':
      // A refused submission of a set value is shown with the setting, which stays.
      return cashOut.isAuto ? null : (
        <StatusLine tone="alert">
          {t('tray.cashRefused', { why: cashOut.reason ? REASON_TEXTS[cashOut.reason] : '' })}
        </StatusLine>
      );
    default:
      return null;
  }
}

/** Cash-out value of a percentage of the open stake, minor units. */
const paidFor = ({ openStake }: Bet, { value }: CashOutQuote, percent: number) =>
  minor(cashedOutValue(value, { openStake, percent }));

type Offered = { readonly bet: Bet; readonly quote: CashOutQuote; readonly quoteId: string };

/** Cashes out, once for each press, and shows what became of the bet. */
function useCashOut({ bet, quote, quoteId }: Offered, percent: number) {
  const command = useCommand(['cashOut']);
  const guarded = useGuard(`${bet.version} ${quote.value}`);
  const paid = paidFor(bet, quote, percent);
  const run = async () => {
    const { betId, currency } = bet;
    await command.run({ is: 'cashOut', betId, quoteId, percent, value: paid, currency }, () =>
      refreshAnswers(...REFRESHED),
    );
  };
  return { given: command, guarded, run };
}

/**
 * Reports whether quote and bet have the same version; until then both are fetched again, and the quote does not apply to
 * the remaining stake.
 */
function useIsCurrent({ bet, quote }: Offered): boolean {
  const isCurrent = quote.version === bet.version;
  useEffect(() => {
    if (!isCurrent) void refreshAnswers(...REFRESHED);
  }, [isCurrent]);
  return isCurrent;
}

/** `isBare` leaves out the price, which a list shows in the row of the bet. */
type Look = { readonly isBare: boolean };

/** Cash-out offer for all or part of the bet, while the quote is valid. */
function Offer(props: Offered & Look) {
  const { bet, quote, isBare } = props;
  const [percent, setPercent] = useState(FULL_PERCENT);
  const moneyText = useMoneyText();
  const isOver = useIsOver(quote.expiresAt);
  const isCurrent = useIsCurrent(props);
  const money = (value: Minor) => (isCurrent ? moneyText(value, bet.currency) : t('tray.unknownAmount'));
  const { given, guarded, run } = useCashOut(props, percent);
  const paid = paidFor(bet, quote, percent);
  const { remaining } = cashedOutStake({ openStake: bet.openStake, percent });
  const amount = money(paid);
  const refusal = refusalOf(given.state);
  const isWaiting = bet.cashOut?.state === 'waiting';
  return (
    <>
      {isBare ? null : (
        <p className="cash-out__now row gap-8">
          <span>{t('tray.cashNow')}</span>
          <QuoteRing quote={quote} />
          <b>{money(quote.value)}</b>
        </p>
      )}
      <p className="row between cap t2">
        <span>{t('tray.part')}</span>
        <b className="num">{t('tray.partOf', { percent })}</b>
      </p>
      <Slider
        label={t('tray.part')}
        value={percent}
        min={STEP}
        max={FULL_PERCENT}
        step={STEP}
        valueText={t('tray.partOf', { percent })}
        onValueChange={setPercent}
      />
      <Facts>
        <FactRow label={t('tray.paidNow')}>{amount}</FactRow>
        <FactRow label={t('tray.keeps')}>{money(minor(remaining))}</FactRow>
        {remaining > 0n ? (
          <FactRow label={t('tray.stillWin')}>{money(winOfPart(bet, remaining))}</FactRow>
        ) : null}
      </Facts>
      <CommandNotices command={given} />
      {refusal ? <StatusLine tone="alert">{refusalText('order', refusal)}</StatusLine> : null}
      <Button
        variant="primary"
        block
        held={guarded}
        disabled={!isCurrent || isOver || isWaiting || paid <= 0n}
        loading={given.state.is === 'sending' || given.state.is === 'verifying'}
        onClick={run}
      >
        {percent === FULL_PERCENT ? t('tray.cashAll', { amount }) : t('tray.cashPart', { percent, amount })}
      </Button>
    </>
  );
}

/** Remaining time of a cash-out price. */
export const QuoteRing = ({ quote: { expiresAt, serverNow } }: { quote: CashOutQuote }) => (
  <CountdownRing until={expiresAt} lengthMs={expiresAt - serverNow} label={t('tray.cashNow')} small />
);

type Quoted = { readonly bet: Bet; readonly quote: CashOutQuote; readonly isBare?: boolean };

/** Cashes a bet out by a quote, or at a value set beforehand; the reason where there is no offer. */
export const CashOutByQuote = ({ bet, quote, isBare = false }: Quoted) => (
  <>
    {quote.quoteId === null ? (
      <p className="sm t2" role="status">
        {REASON_TEXTS[quote.reason ?? 'notOffered']}
      </p>
    ) : (
      <Offer bet={bet} quote={quote} quoteId={quote.quoteId} isBare={isBare} />
    )}
    <AutoCashOutOpener bet={bet} offer={quote.quoteId === null ? null : quote.value} />
  </>
);

/** Cash-out quote of an open bet, refreshed every few seconds; shows the reason where none is offered. */
export function CashOut({ bet }: { bet: Bet }) {
  const quote = useCall(
    'bet.cashOutQuote',
    { betId: bet.betId },
    { refetchMs: REFRESH_MS['bet.cashOutQuote'] },
  );
  return (
    <div className="cash-out">
      <LastCashOut bet={bet} />
      <Loaded of={quote} waiting={<Skeleton height={80} />} title={t('tray.cashFailed')} size="line">
        {(known) => <CashOutByQuote bet={bet} quote={known} />}
      </Loaded>
    </div>
  );
}
