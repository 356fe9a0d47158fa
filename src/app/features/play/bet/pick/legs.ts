import type { MatchId } from '#contract/fields/ids.ts';
import { QUOTE_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { SlipLeg } from '#contract/play/betting/slip/slip-leg.ts';
import type { Selection } from '#contract/play/odds/schema.ts';
import { isRecord } from '#contract/text/narrowing.ts';

/** Selection in the slip, with the text that is displayed when the platform cannot be queried. */
export type PickedLeg = Omit<SlipLeg, 'matchId' | 'material' | 'odds'> & {
  readonly matchId: MatchId;
  /** The price that was seen. */
  readonly odds: Selection['odds'];
  /** Null for a price taken from a list: lists do not contain it, the first quote does. */
  readonly material: number | null;
  readonly market: string;
  /** Name of the selection, as on its button: `主`, `大 2.5`. */
  readonly name: string;
  readonly home: string;
  readonly away: string;
  /** Member whose shared bet it was copied from; absent for the viewer's own selections. */
  readonly from?: string;
  /** Venue that takes the selection, and its name, by its last quote; absent before the first one. */
  readonly venue?: string;
  readonly venueName?: string;
};

const TEXTS = ['matchId', 'marketId', 'selectionId', 'odds', 'market', 'name', 'home', 'away'] as const;
const OPTIONAL_TEXTS = ['from', 'venue', 'venueName'] as const;
const ODDS = /^\d{1,4}\.\d{2,3}$/;

const isPicked = (value: unknown): value is PickedLeg =>
  isRecord(value) &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  ODDS.test(String(value.odds)) &&
  typeof value.addedAt === 'number' &&
  OPTIONAL_TEXTS.every((name) => value[name] === undefined || typeof value[name] === 'string') &&
  (value.material === null || typeof value.material === 'number');

/** Parses the legs of a stored text; invalid entries and duplicates are dropped. */
export function legsIn(text: string | null): readonly PickedLeg[] {
  if (!text) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    const legs = Array.isArray(parsed) ? parsed.filter(isPicked) : [];
    return legs.filter(({ selectionId }, at) => at === indexIn(legs, selectionId)).slice(0, QUOTE_LEGS_MAX);
  } catch {
    return [];
  }
}

const indexIn = (legs: readonly PickedLeg[], id: string): number =>
  legs.findIndex(({ selectionId }) => selectionId === id);

/** Merges the slip of a member with the selections they made as a guest: their own legs first, then the new ones. */
export const joinedLegs = (members: string, guests: string): string =>
  JSON.stringify(legsIn(JSON.stringify([...legsIn(members), ...legsIn(guests)])));

/** Returns the legs with a leg added, or removed if it was already present; null when the slip is full. */
export function toggledLegs(legs: readonly PickedLeg[], leg: PickedLeg): readonly PickedLeg[] | null {
  const others = legs.filter(({ selectionId }) => selectionId !== leg.selectionId);
  if (others.length < legs.length) return others;
  return legs.length < QUOTE_LEGS_MAX ? [...legs, leg] : null;
}
