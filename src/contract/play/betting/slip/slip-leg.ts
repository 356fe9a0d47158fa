import type { ODDS_POLICIES } from '#contract/play/bet/constants.ts';
import type { OfferedMarket, OfferedSelection } from '#contract/play/odds/schema.ts';

/** A selection in a slip, with what was seen when it was put there. */
export type SlipLeg = {
  readonly matchId: string;
  readonly marketId: string;
  readonly selectionId: string;
  /** The price that was seen, and is agreed to until the member agrees to another. */
  readonly odds: string;
  readonly material: number;
  /** Server time, epoch ms. */
  readonly addedAt: number;
};

/** States of a leg compared with the current odds. */
export const LEG_STATES = ['ok', 'oddsUp', 'oddsDown', 'changed', 'suspended', 'closed', 'gone'] as const;
export type LegState = (typeof LEG_STATES)[number];

/** Odds changes accepted without confirmation. */
export type OddsPolicy = (typeof ODDS_POLICIES)[number];

const thousandths = (odds: string): number => {
  const [integerPart = '', part = ''] = odds.split('.');
  return Number(integerPart + part.padEnd(3, '0'));
};

/** The selection of a leg among the markets of its match; null when it is not offered any more. */
function selectionOf(leg: SlipLeg, markets: readonly OfferedMarket[]): OfferedSelection | null {
  const market = markets.find(({ marketId }) => marketId === leg.marketId);
  return market?.selections.find(({ selectionId }) => selectionId === leg.selectionId) ?? null;
}

type SeenOdds = { readonly odds: string; readonly material: number };
type NowOdds = SeenOdds & { readonly state: OfferedSelection['state'] | 'gone' };

/** Returns the current state of a selection relative to the displayed odds. */
export function legStateNow(seen: SeenOdds, now: NowOdds): LegState {
  if (now.state === 'gone') return 'gone';
  if (now.state !== 'open') return now.state === 'locked' ? 'suspended' : 'closed';
  if (now.material !== seen.material) return 'changed';
  const moved = thousandths(now.odds) - thousandths(seen.odds);
  return moved === 0 ? 'ok' : moved > 0 ? 'oddsUp' : 'oddsDown';
}

/**
 * Returns the current state of a leg. After a goal or a red card the same selection is another bet: it is `changed` even at
 * equal odds. A line that is no longer offered is `gone`.
 */
export function legStateOf(leg: SlipLeg, markets: readonly OfferedMarket[]): LegState {
  const market = markets.find(({ marketId }) => marketId === leg.marketId);
  const selection = selectionOf(leg, markets);
  if (!market || !selection) return 'gone';
  const { odds, state } = selection;
  return legStateNow(leg, { odds, state, material: market.version.material });
}

/** States that require confirmation under each policy before a bet is placed; suspended, closed and gone always block it. */
const CONFIRMATION_STATES: Readonly<Record<OddsPolicy, ReadonlySet<LegState>>> = {
  none: new Set(['oddsUp', 'oddsDown', 'changed']),
  higher: new Set(['oddsDown', 'changed']),
  any: new Set(['changed']),
};
const BARRED: ReadonlySet<LegState> = new Set(['suspended', 'closed', 'gone']);

/** Returns whether a leg passes unchanged, requires confirmation, or blocks the bet. */
export function legPasses(state: LegState, policy: OddsPolicy): 'passes' | 'asks' | 'barred' {
  if (BARRED.has(state)) return 'barred';
  return CONFIRMATION_STATES[policy].has(state) ? 'asks' : 'passes';
}
