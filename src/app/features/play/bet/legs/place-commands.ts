import type { CommandOf } from '#contract/commands/command.ts';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import type { OddsPolicy } from '#contract/play/betting/slip/slip-leg.ts';
import type { Selection } from '#contract/play/odds/schema.ts';
import type { Currency, Minor } from '#contract/units/money.ts';
import type { LegView } from './slip-legs.ts';

type Bought = {
  readonly legs: readonly LegView[];
  readonly kind: BetKind;
  /** Stake of one line. */
  readonly stake: Minor;
  readonly currency: Currency;
  readonly policy: OddsPolicy;
  /** Price of the legs of one match together; null or absent for any other slip. */
  readonly combinedOdds?: Selection['odds'] | null;
};

/** Returns the legs as displayed when the bet is placed: exactly that price is requested, and no older one. */
const requestedLegs = (legs: readonly LegView[]) =>
  legs.flatMap(({ leg: { matchId, marketId, selectionId }, now, odds }) =>
    now === null ? [] : [{ matchId, marketId, selectionId, odds, material: now.material }],
  );

/** The commands that a slip is placed by: one bet, or one for each single. */
export function placeCommands({
  legs,
  kind,
  stake,
  currency,
  policy,
  combinedOdds = null,
}: Bought): CommandOf<'placeBet'>[] {
  const requested = requestedLegs(legs);
  const base = { is: 'placeBet', currency, stake, policy, combinedOdds: null } as const;
  switch (kind.is) {
    case 'singles':
      return requested.map((leg) => ({ ...base, kind: 'single', size: null, legs: [leg] }));
    case 'multiple':
      return [{ ...base, kind: 'multiple', size: null, legs: requested, combinedOdds }];
    case 'system':
      return [{ ...base, kind: 'system', size: kind.size, legs: requested }];
    default:
      return kind satisfies never;
  }
}
