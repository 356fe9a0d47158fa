import type { BetId } from '#contract/fields/ids.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { COMPOSED_ID } from '#contract/text/wire-patterns.ts';

import { createSiteChoice } from '#core-client/storage/stored-choice.ts';
import { perViewer } from '#core-client/viewer.ts';

/** Placed bets whose outcome has not been dismissed, retained over reloads and in every tab; removed on logout. */
const storedIds = createSiteChoice('bets-placed', 'visit');

const BETWEEN = ' ';
const PLACED_MAX = 20;

/** Bets as returned by their own commands; shown until they are fetched again. */
const answered = perViewer(() => new Map<BetId, Bet>());

const isBetId = (text: string): text is BetId => COMPOSED_ID.test(text);
const idsIn = (text: string | null): readonly BetId[] => text?.split(BETWEEN).filter(isBetId) ?? [];

/** Ids of the bets whose outcome or receipt the member has not dismissed; newest first. */
export const usePlacedIds = (): readonly BetId[] => idsIn(storedIds.use());

export const usePlacedCount = (): number => storedIds.useOf((text) => idsIn(text).length);

/** Adds a bet to the placed bets; its state is then fetched. */
export function showPlacedId(betId: BetId): void {
  const others = idsIn(storedIds.read()).filter((id) => id !== betId);
  storedIds.set([betId, ...others].slice(0, PLACED_MAX).join(BETWEEN));
}

/** A bet is there to be read as its own command answered it. */
export function showPlaced(bet: Bet): void {
  answered().set(bet.betId, bet);
  showPlacedId(bet.betId);
}

/** Reports whether a bet was placed on this page, since it was opened. */
export const wasPlacedHere = (betId: BetId): boolean => answered().has(betId);

/** The member has read what became of a bet. */
export const dismissPlaced = (betId: BetId): void =>
  storedIds.set(
    idsIn(storedIds.read())
      .filter((id) => id !== betId)
      .join(BETWEEN),
  );

/** Returns the newest known version of a bet: from the response to a command or from a later query. */
export function newestOf(betId: BetId, fetched: Bet | null): Bet | null {
  const own = answered().get(betId) ?? null;
  if (own === null || fetched === null) return fetched ?? own;
  return fetched.version >= own.version ? fetched : own;
}
