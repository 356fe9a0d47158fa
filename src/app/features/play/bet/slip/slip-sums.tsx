import { payoutOf, systemReturnOf } from '#contract/play/betting/return-of.ts';
import { type BetKind, linesOf, slipSum } from '#contract/play/betting/slip/slip-bets.ts';
import { systemLines } from '#contract/play/betting/system-lines.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { FactRow, Facts } from '../bet-facts.tsx';
import { combinedOdds } from '../legs/combined-odds.ts';
import type { LegView } from '../legs/slip-legs.ts';
import { t } from '../texts.ts';
import type { Slip } from './use-slip.ts';

const DECIMALS = 3;

/** Return of a system for a number of won legs: between those with the lowest and those with the highest prices. */
type SystemReturn = { readonly hits: number; readonly least: Minor; readonly most: Minor };

const thousandths = (odds: string): number => Math.round(Number(odds) * 10 ** DECIMALS);

/** `stake` is of one line, `cap` the highest payout of one bet; minor units. */
type System = { readonly stake: bigint; readonly size: number; readonly cap: bigint };

/** Returns of a system bet by the number of legs won, from the fewest that pay to all; each capped at `cap`. */
export function systemReturns(
  { stake, size, cap }: System,
  odds: readonly string[],
): readonly SystemReturn[] {
  const totalStake = stake * BigInt(systemLines(odds.length, size));
  const rising = odds.toSorted((one, other) => thousandths(one) - thousandths(other));
  const paid = (won: readonly string[]) =>
    minor(
      payoutOf(
        totalStake,
        systemReturnOf(
          stake,
          size,
          won.map((price) => ({ odds: price, result: 'win' })),
        ),
        cap,
      ),
    );
  return Array.from({ length: odds.length - size + 1 }, (_, index) => {
    const hits = size + index;
    return { hits, least: paid(rising.slice(0, hits)), most: paid(rising.slice(-hits)) };
  });
}

/** The prices of all legs together. */
export const CombinedOdds = ({ legs }: { legs: readonly LegView[] }) => (
  <p className="bet-combined row between">
    <span>{t('slip.combined', { count: legs.length })}</span>
    <b>{combinedOdds(legs.map(({ odds }) => odds))}</b>
  </p>
);

const span = (least: Minor, most: Minor) =>
  least === most ? formatMinor(most) : `${formatMinor(least)}—${formatMinor(most)}`;

const NONE = '—';

type OfSlip = { readonly slip: Slip };

/** Prices that a slip may win by: its legs, or the one price of a combination. */
function ruledOf({ legs, combined }: Slip) {
  if (combined) return [{ matchId: '', odds: combined.odds ?? '1.00' }];
  return legs.map(({ leg: { matchId }, odds }) => ({ matchId, odds }));
}

/** Returns the stake per line, or null for a stake that is not accepted. */
const acceptedStake = ({ stake, quote, fault }: Slip) =>
  stake === null || quote === null || fault?.is === 'high' ? null : { stake, cap: quote.payoutMost };

/** Returns of a system by the number of won selections. */
export function SystemSums({ slip }: OfSlip) {
  const { legs, kind } = slip;
  const accepted = acceptedStake(slip);
  if (kind.is !== 'system' || accepted === null) return null;
  const returns = systemReturns(
    { size: kind.size, ...accepted },
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
  const ruled = ruledOf(slip);
  const kind: BetKind = slip.combined ? { is: 'singles' } : slip.kind;
  const lines = linesOf(ruled, kind);
  const accepted = slip.combined && slip.combined.odds === null ? null : acceptedStake(slip);
  const sum = accepted && slipSum(ruled, kind, accepted.stake, accepted.cap);
  return (
    <Facts>
      {lines > 1 ? (
        <FactRow label={t('slip.total')}>
          {sum && accepted
            ? t('slip.totalOf', {
                stake: formatMinor(accepted.stake),
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
