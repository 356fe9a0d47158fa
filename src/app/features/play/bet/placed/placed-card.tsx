import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import type { BetId } from '#contract/fields/ids.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { minor } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { FactRow, Facts } from '../bet-facts.tsx';
import { CountdownRing } from '../countdown-ring.tsx';
import { useLegCount } from '../pick/picks.ts';
import { t } from '../texts.ts';
import { Offered } from './offered.tsx';
import { dismissPlaced, newestOf, wasPlacedHere } from './placed-bets.ts';
import { PlacedLegs } from './placed-legs.tsx';
import { Receipt } from './receipt.tsx';
import { RejectedBet } from './rejected-bet.tsx';
import './placed.css';

/** True if the member has to wait, to answer, or to read that nothing was staked. */
function needsReading(state: Bet['state']): boolean {
  switch (state) {
    case 'delayed':
    case 'reOffered':
    case 'rejected':
    case 'lapsed':
      return true;
    default:
      return false;
  }
}

/** Reports whether the platform still has to decide, or the member to answer. */
const isMoving = (bet: Bet | null): boolean => bet?.state === 'delayed' || bet?.state === 'reOffered';

/** Returns the current state of a bet; polls while it is changing or not known yet. */
function useBet(betId: BetId) {
  const [rests, setRests] = useState(false);
  const answer = useCall('bet.detail', { betId }, rests ? {} : { refetchMs: REFRESH_MS['bet.detail'] });
  const bet = newestOf(betId, lastOf(answer));
  const restsNow = bet !== null && !isMoving(bet);
  useEffect(() => setRests(restsNow), [restsNow]);
  return { answer, bet };
}

/** Bet that is waiting for the live delay. It cannot be cancelled, and leaving the page does not stop it. */
export function Waiting({ bet }: { bet: Bet }) {
  const { decidesAt, delayMs, stake, highestReturn, currency } = bet;
  const money = useMoneyText();
  const seconds = Math.ceil(delayMs / SECOND_MS);
  return (
    <>
      <PlacedLegs bet={bet} />
      <div className="bet-wait">
        {decidesAt === null ? null : (
          <CountdownRing until={decidesAt} lengthMs={delayMs} label={t('placed.waitTitle')} />
        )}
        <p role="status">
          <b>{t('placed.waitTitle')}</b>
          <span className="cap t2">
            {seconds > 0 ? t('placed.waitDelay', { seconds }) : t('placed.sendingText')}
          </span>
          <span className="cap t2">{t('placed.waitText')}</span>
        </p>
      </div>
      <Facts>
        <FactRow label={t('placed.stake')}>{money(stake, currency)}</FactRow>
        <FactRow label={t('placed.win')} main>
          {money(minor(highestReturn - stake), currency)}
        </FactRow>
      </Facts>
    </>
  );
}

function Body({ bet }: { bet: Bet }) {
  const isFilling = useLegCount() > 0;
  switch (bet.state) {
    case 'delayed':
      return <Waiting bet={bet} />;
    case 'reOffered':
      return bet.offer ? <Offered bet={bet} offer={bet.offer} /> : <Waiting bet={bet} />;
    case 'rejected':
    case 'lapsed':
      return <RejectedBet bet={bet} />;
    default:
      return <Receipt bet={bet} brief={isFilling} />;
  }
}

/** Moves the focus from the removed place button to the receipt, unless another element has the focus. */
function useFocusOfButton(card: RefObject<HTMLElement | null>, betId: BetId): void {
  useEffect(() => {
    if (wasPlacedHere(betId) && document.activeElement === document.body) card.current?.focus();
  }, [card, betId]);
}

/** Time that the receipt of an accepted bet stays open, ms; then the bet is listed in 我的注单. */
const READ_MS = 10_000;

/** Dismisses a receipt after it has been visible for a while without pointer or focus activity in it [3.10]. */
function useFolding(card: RefObject<HTMLElement | null>, betId: BetId, isAccepted: boolean): void {
  useEffect(() => {
    const shown = card.current;
    if (!isAccepted || !shown) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fold, READ_MS);
    };
    const fold = () => {
      const isSeen = !document.hidden && shown.checkVisibility();
      if (!isSeen || shown.matches(':has(:focus)')) return wait();
      if (document.activeElement === shown) focusTab(shown);
      dismissPlaced(betId);
    };
    wait();
    shown.addEventListener('pointermove', wait);
    return () => {
      clearTimeout(timer);
      shown.removeEventListener('pointermove', wait);
    };
  }, [card, betId, isAccepted]);
}

/** Moves the focus to the tab of the panel that holds the receipt. */
function focusTab(card: HTMLElement | null): void {
  const tab = card?.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  document.getElementById(tab ?? '')?.focus();
}

/** Dismisses the receipt; the focus moves to the tab of the panel that contained it. */
function dismiss(card: HTMLElement | null, betId: BetId): void {
  focusTab(card);
  dismissPlaced(betId);
}

/** Shows the outcome of a placed bet. A receipt closes by itself; a refusal stays until it is dismissed. */
export function PlacedCard({ betId }: { betId: BetId }) {
  const { answer, bet } = useBet(betId);
  const card = useRef<HTMLElement>(null);
  useFocusOfButton(card, betId);
  const state = bet?.state;
  useFolding(card, betId, state !== undefined && !needsReading(state));
  useEffect(() => {
    if (state !== undefined) void refreshAnswers('bet.list');
  }, [state]);
  const error = failureOf(answer);
  return (
    <section ref={card} className="bet-receipt" tabIndex={-1} aria-label={t('placed.receipt')}>
      {isMoving(bet) ? null : (
        <IconButton
          className="bet-receipt__close"
          icon="x"
          size="sm"
          label={t('placed.close')}
          onClick={() => dismiss(card.current, betId)}
        />
      )}
      {bet ? <Body bet={bet} /> : error ? null : <Skeleton height={120} />}
      {error && !bet ? (
        <LoadFailed error={error} title={t('placed.failed')} onRetry={answer.refetch} />
      ) : null}
    </section>
  );
}
