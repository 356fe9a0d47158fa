import { netText } from '#app/features/play/venue/net-text.ts';
import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { AutoCashOutLine } from '../auto-cash-out/auto-cash-out-line.tsx';
import { legAbout, legName } from '../bet-text.ts';
import { BetCombination } from '../combined/bet-combination.tsx';
import { stillWinnable } from '../outlook/still-winnable.ts';
import { type HalfPart, halfPartsOf, workingOf } from './return-working.ts';
import { t } from './texts.ts';
import './bet-working.css';

const Leg = ({ leg, factor }: { leg: BetLeg; factor: string }) => (
  <li>
    <span className="bet-working__leg">
      <b>{legName(leg)}</b>
      <span className="cap t3">
        {legAbout(leg)}
        {leg.counted ? ` · ${t('betRecord.score', leg.counted)}` : null}
      </span>
    </span>
    <span className="t2 num">{factor}</span>
  </li>
);

type Settlement = Bet['settlements'][number];

function bookedText({ booked, owed }: Settlement): string {
  if (booked === 0n) return t('betRecord.bookedSame');
  if (booked > 0n) return t('betRecord.bookedMore', { amount: formatMinor(booked) });
  const less = t('betRecord.bookedLess', { amount: formatMinor(minor(-booked)) });
  return owed > 0n ? `${less}，${t('betRecord.owed', { amount: formatMinor(owed) })}` : less;
}

/** A settlement after a result was corrected. */
const Again = ({ settlement }: { settlement: Settlement }) => (
  <li className="num">
    {t('betRecord.again', {
      no: settlement.no,
      time: dayTimeText(settlement.at),
      amount: formatMinor(settlement.returned),
      booked: bookedText(settlement),
    })}
    {settlement.note ? `。${t('betRecord.reason', { note: settlement.note })}` : null}
  </li>
);

type HalvesProps = { readonly parts: readonly HalfPart[]; readonly bet: Bet };

/** A stake on a quarter line, half by half, and both together. */
function Halves({ parts, bet: { returned, openStake } }: HalvesProps) {
  const total = returned ?? minor(0);
  return (
    <dl className="bet-halves">
      {parts.map(({ line, reason, amount }) => (
        <div key={line}>
          <dt>
            <b>{t('betRecord.halfOn', { line })}</b>
            <span className="cap t3 num">{reason}</span>
          </dt>
          <dd className="num">{formatMinor(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{t('betRecord.halfTotal')}</b>
          <span className="cap t3 num">{t('betRecord.halfNet', { net: netText(openStake, total) })}</span>
        </dt>
        <dd className="num">{formatMinor(total)}</dd>
      </div>
    </dl>
  );
}

/** Cash-out payouts and the part of the stake that is still open. */
function CashedOut({ bet: { state, cashedOut, openStake } }: { bet: Bet }) {
  if (cashedOut === 0n) return null;
  const amount = formatMinor(cashedOut);
  return (
    <p>
      {state === 'cashedOut'
        ? t('betRecord.cashedOutWhole', { amount })
        : t('betRecord.cashedOut', { amount, open: formatMinor(openStake) })}
    </p>
  );
}

/** Calculation of a bet's payout: each leg with its settlement result, the sum, and later corrections. */
export function BetWorking({ bet }: { bet: Bet }) {
  const { factors, sum, capped } = workingOf(bet);
  const halves = halfPartsOf(bet);
  const isWaiting = bet.returned === null && bet.state !== 'cashedOut';
  const later = bet.settlements.filter(({ no }) => no > 1);
  return (
    <section className="bet-working sm" aria-label={t('betRecord.working', { number: bet.betNo })}>
      <ol className="bet-working__legs">
        {bet.legs.map((leg, index) => (
          <Leg key={leg.selectionId} leg={leg} factor={factors[index] ?? ''} />
        ))}
      </ol>
      <BetCombination bet={bet} />
      <CashedOut bet={bet} />
      <AutoCashOutLine bet={bet} />
      {isWaiting ? <p>{t('betRecord.waiting', { amount: formatMinor(stillWinnable(bet)) })}</p> : null}
      {halves ? <Halves parts={halves} bet={bet} /> : null}
      {sum === null ? null : (
        <p className="bet-working__sum num">
          <b>{sum}</b>
          <span className="cap t3">{t('betRecord.roundedDown')}</span>
        </p>
      )}
      {capped === null ? null : <p>{t('betRecord.capped', { amount: formatMinor(capped) })}</p>}
      {later.length === 0 ? null : (
        <ul className="bet-working__later">
          {later.map((settlement) => (
            <Again key={settlement.no} settlement={settlement} />
          ))}
        </ul>
      )}
      <p className="cap t3 num">
        {t('betRecord.number')} {bet.betNo} · {t('betRecord.venue')} {bet.venueName}
      </p>
    </section>
  );
}
