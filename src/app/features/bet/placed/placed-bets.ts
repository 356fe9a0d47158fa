import { createKeptChoice } from '#app/core-client/kept-choice.ts';
import { readSiteTheme } from '#app/core-client/site-theme.ts';
import { perViewer } from '#app/core-client/viewer.ts';
import type { Bet } from '#contract/models/bet.ts';

/** What was placed and is still to be read, over reloads and in every tab; gone with the member. */
const kept = createKeptChoice(`bets-placed.${readSiteTheme().siteId}`, 'visit');

const BETWEEN = ' ';
const MOST = 20;

/** Bets as their own commands answered them: shown before they are asked for again. */
const answered = perViewer(() => new Map<string, Bet>());

const idsIn = (text: string | null): readonly string[] => text?.split(BETWEEN).filter(Boolean) ?? [];

/** The names of the bets whose end, or receipt, the member has not put away; the newest first. */
export const usePlacedIds = (): readonly string[] => idsIn(kept.use());

export const usePlacedCount = (): number => kept.useOf((text) => idsIn(text).length);

/** A bet is there to be read. */
export function showPlaced(bet: Bet): void {
  answered().set(bet.betId, bet);
  const others = idsIn(kept.read()).filter((id) => id !== bet.betId);
  kept.set([bet.betId, ...others].slice(0, MOST).join(BETWEEN));
}

/** The member has read what became of a bet. */
export const putAwayPlaced = (betId: string): void =>
  kept.set(
    idsIn(kept.read())
      .filter((id) => id !== betId)
      .join(BETWEEN),
  );

/** The newest that is known of a bet: what was answered to a command, or to a question after it. */
export function newestOf(betId: string, asked: Bet | null): Bet | null {
  const own = answered().get(betId) ?? null;
  if (own === null || asked === null) return asked ?? own;
  return asked.version >= own.version ? asked : own;
}
