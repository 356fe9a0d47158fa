import { slipSum } from '#contract/rules/betting/slip/slip-bets.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { FactRow, Facts } from '../fact-rows.tsx';
import { t } from '../texts.ts';
import type { LegView } from './slip-legs.ts';
import { combinedOdds, systemReturns } from './slip-returns.ts';
import type { Slip } from './use-slip.ts';

/** The prices of all legs together. */
export const CombinedOdds = ({ legs }: { legs: readonly LegView[] }) => (
  <p className="bcomb">
    <span>{t('slip.combined', { count: legs.length })}</span>
    <b>{combinedOdds(legs.map(({ odds }) => odds))}</b>
  </p>
);

const span = (least: Minor, most: Minor) =>
  least === most ? formatMinor(most) : `${formatMinor(least)}—${formatMinor(most)}`;

/** What a system returns by how many of its selections are won. */
function SystemSums({
  legs,
  ...system
}: {
  legs: readonly LegView[];
  size: number;
  stake: Minor;
  cap: Minor;
}) {
  const odds = legs.map((leg) => leg.odds);
  return systemReturns(system, odds).map(({ hits, least, most }) => (
    <FactRow key={hits} label={t('slip.hits', { hits })} main={hits === legs.length}>
      {span(least, most)}
    </FactRow>
  ));
}

/** What the slip costs, and what it wins at most, no bet paid above the highest payout. */
export function SlipSums({ slip: { legs, kind, stake, quote, fault } }: { slip: Slip }) {
  // A stake that is not taken wins nothing.
  if (stake === null || quote === null || fault?.is === 'high') {
    return (
      <Facts>
        <FactRow label={t('slip.win')} main>
          —
        </FactRow>
      </Facts>
    );
  }
  const ruled = legs.map(({ leg: { matchId }, odds }) => ({ matchId, odds }));
  const sum = slipSum(ruled, kind, stake, quote.payoutMost);
  const total = minor(sum.stake);
  return (
    <Facts>
      {sum.lines > 1 ? (
        <FactRow label={t('slip.total')}>
          {t('slip.totalOf', { stake: formatMinor(stake), lines: sum.lines, total: formatMinor(total) })}
        </FactRow>
      ) : null}
      {kind.is === 'system' ? (
        <SystemSums legs={legs} size={kind.size} stake={stake} cap={quote.payoutMost} />
      ) : (
        <FactRow label={t(sum.lines > 1 ? 'slip.winMost' : 'slip.win')} main>
          {formatMinor(minor(sum.highestReturn - sum.stake))}
        </FactRow>
      )}
    </Facts>
  );
}
