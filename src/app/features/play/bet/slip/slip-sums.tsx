import { linesOf, slipSum } from '#contract/play/betting/slip/slip-bets.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { FactRow, Facts } from '../fact-rows.tsx';
import type { LegView } from '../legs/slip-legs.ts';
import { t } from '../texts.ts';
import { combinedOdds, systemReturns } from './slip-returns.ts';
import type { Slip } from './use-slip.ts';

/** The prices of all legs together. */
export const CombinedOdds = ({ legs }: { legs: readonly LegView[] }) => (
  <p className="bet-combined">
    <span>{t('slip.combined', { count: legs.length })}</span>
    <b>{combinedOdds(legs.map(({ odds }) => odds))}</b>
  </p>
);

const span = (least: Minor, most: Minor) =>
  least === most ? formatMinor(most) : `${formatMinor(least)}—${formatMinor(most)}`;

const NONE = '—';

type OfSlip = { readonly slip: Slip };

const ruledOf = (legs: readonly LegView[]) => legs.map(({ leg: { matchId }, odds }) => ({ matchId, odds }));

/** Returns the stake per line if it is an accepted one: any other returns nothing. */
const takenStake = ({ stake, quote, fault }: Slip) =>
  stake === null || quote === null || fault?.is === 'high' ? null : { stake, cap: quote.payoutMost };

/** Returns of a system by the number of won selections. */
export function SystemSums({ slip }: OfSlip) {
  const { legs, kind } = slip;
  const taken = takenStake(slip);
  if (kind.is !== 'system' || taken === null) return null;
  const returns = systemReturns(
    { size: kind.size, ...taken },
    legs.map(({ odds }) => odds),
  );
  return (
    <Facts>
      {returns.map(({ hits, least, most }) => (
        <FactRow key={hits} label={t('slip.hits', { hits })}>
          {span(least, most)}
        </FactRow>
      ))}
    </Facts>
  );
}

/**
 * Total stake and highest return of the slip; no bet pays more than the highest payout. The same rows are shown before a
 * stake is typed, so that the keys under a thumb stay in place.
 */
export function SlipSums({ slip }: OfSlip) {
  const { legs, kind } = slip;
  const ruled = ruledOf(legs);
  const lines = linesOf(ruled, kind);
  const taken = takenStake(slip);
  const sum = taken && slipSum(ruled, kind, taken.stake, taken.cap);
  return (
    <Facts>
      {lines > 1 ? (
        <FactRow label={t('slip.total')}>
          {sum && taken
            ? t('slip.totalOf', {
                stake: formatMinor(taken.stake),
                lines,
                total: formatMinor(minor(sum.stake)),
              })
            : NONE}
        </FactRow>
      ) : null}
      <FactRow label={t(lines > 1 ? 'slip.winMost' : 'slip.win')} main>
        {sum ? formatMinor(minor(sum.highestReturn - sum.stake)) : NONE}
      </FactRow>
    </Facts>
  );
}
