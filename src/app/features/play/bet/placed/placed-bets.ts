import type { BetId } from '#contract/fields/ids.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { readSiteTheme } from '#core-client/start/site-theme.ts';
import { createKeptChoice } from '#core-client/storage/kept-choice.ts';
import { perViewer } from '#core-client/viewer.ts';

/** What was placed and is still to be read, over reloads and in every tab; gone with the member. */
const kept = createKeptChoice(`bets-placed.${readSiteTheme().siteId}`, 'visit');

const BETWEEN = ' ';
const MOST = 20;

/** Bets as their own commands answered them: shown before they are asked for again. */
const answered = perViewer(() => new Map<BetId, Bet>());

const isBetId = (text: string): text is BetId => /^[\w:-]{1,64}$/.test(text);
const idsIn = (text: string | null): readonly BetId[] => text?.split(BETWEEN).filter(isBetId) ?? [];

/** The names of the bets whose end, or receipt, the member has not put away; the newest first. */
export const usePlacedIds = (): readonly BetId[] => idsIn(kept.use());

export const usePlacedCount = (): number => kept.useOf((text) => idsIn(text).length);

/** A bet is there to be read; what became of it is asked for. */
export function showPlacedId(betId: BetId): void {
  const others = idsIn(kept.read()).filter((id) => id !== betId);
  kept.set([betId, ...others].slice(0, MOST).join(BETWEEN));
}

/** A bet is there to be read as its own command answered it. */
export function showPlaced(bet: Bet): void {
  answered().set(bet.betId, bet);
  showPlacedId(bet.betId);
}

/** Whether a bet was placed on this page, since it was opened. */
export const wasPlacedHere = (betId: BetId): boolean => answered().has(betId);

/** The member has read what became of a bet. */
export const putAwayPlaced = (betId: BetId): void =>
  kept.set(
    idsIn(kept.read())
      .filter((id) => id !== betId)
      .join(BETWEEN),
  );

/** The newest that is known of a bet: what was answered to a command, or to a question after it. */
export function newestOf(betId: BetId, asked: Bet | null): Bet | null {
  const own = answered().get(betId) ?? null;
  if (own === null || asked === null) return asked ?? own;
  return asked.version >= own.version ? asked : own;
}
