import type { MatchId } from '#contract/fields/ids.ts';
import { QUOTE_LEGS_MOST } from '#contract/play/bet/constants.ts';
import type { SlipLeg } from '#contract/play/betting/slip/slip-leg.ts';
import type { Selection } from '#contract/play/odds/schema.ts';
import { isRecord } from '#contract/units/is-record.ts';

/** A selection in the slip, with the words it is shown in where nobody can be asked. */
export type PickedLeg = Omit<SlipLeg, 'matchId' | 'material' | 'odds'> & {
  readonly matchId: MatchId;
  /** The price that was seen. */
  readonly odds: Selection['odds'];
  /** Null where a list showed the price: lists do not say it, and the first quote does. */
  readonly material: number | null;
  readonly market: string;
  /** What was chosen, as its button says it: `主`, `大 2.5`. */
  readonly name: string;
  readonly home: string;
  readonly away: string;
  /** Who showed the bet it is taken from; absent for what the viewer picked. */
  readonly from?: string;
};

const TEXTS = ['matchId', 'marketId', 'selectionId', 'odds', 'market', 'name', 'home', 'away'] as const;
const ODDS = /^\d{1,4}\.\d{2,3}$/;

const isPicked = (kept: unknown): kept is PickedLeg =>
  isRecord(kept) &&
  TEXTS.every((name) => typeof kept[name] === 'string') &&
  ODDS.test(String(kept.odds)) &&
  typeof kept.addedAt === 'number' &&
  (kept.from === undefined || typeof kept.from === 'string') &&
  (kept.material === null || typeof kept.material === 'number');

/** The legs that a kept text holds; what is none, or twice there, is left out. */
export function legsIn(text: string | null): readonly PickedLeg[] {
  if (!text) return [];
  try {
    const kept: unknown = JSON.parse(text);
    const legs = Array.isArray(kept) ? kept.filter(isPicked) : [];
    return legs.filter(({ selectionId }, at) => at === indexIn(legs, selectionId)).slice(0, QUOTE_LEGS_MOST);
  } catch {
    return [];
  }
}

const indexIn = (legs: readonly PickedLeg[], id: string): number =>
  legs.findIndex(({ selectionId }) => selectionId === id);

/** The slip of a member who comes with what they picked as a guest: their own legs, then the new ones. */
export const joinedLegs = (members: string, guests: string): string =>
  JSON.stringify(legsIn(JSON.stringify([...legsIn(members), ...legsIn(guests)])));

/** With a leg put in, or taken out where it was in already; null when there is no room for it. */
export function toggledLegs(legs: readonly PickedLeg[], leg: PickedLeg): readonly PickedLeg[] | null {
  const others = legs.filter(({ selectionId }) => selectionId !== leg.selectionId);
  if (others.length < legs.length) return others;
  return legs.length < QUOTE_LEGS_MOST ? [...legs, leg] : null;
}
