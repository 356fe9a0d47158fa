import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { type Beat, countUntil } from '#sandbox/world/matches/script/script.ts';

/** So long before a shot its build-up is danger, and so long after a shot or a corner it still is; match ms. */
const BEFORE = 6_000;
const AFTER = 4_000;

/** Whether a kind of moment makes every price before it worthless. Baskets do not: they are the game. */
const isUpset = ({ fixture }: MatchView, { kind }: Beat): boolean =>
  fixture.league.ballClassId !== 2 && (kind === 'goal' || kind === 'redCard');

/** What turned the match so far: goals, maps and red cards, in order. Prices from before one of them no longer hold. */
export const upsetsOf = (view: MatchView): readonly Beat[] =>
  view.marks.filter((beat) => isUpset(view, beat));

const isShot = ({ kind }: Beat) => kind === 'shot' || kind === 'goal';

/**
 * Whether something may happen any moment: a football side builds up a shot, or one was just taken, or a corner. Most shots are
 * no goals, so that nobody learns of a goal by it.
 */
export function isDanger({ fixture, offset, script }: MatchView): boolean {
  if (fixture.league.ballClassId !== 1 || offset < 0) return false;
  const { beats } = script();
  const from = countUntil(beats, offset - AFTER);
  const now = countUntil(beats, offset);
  const to = countUntil(beats, offset + BEFORE);
  const just = beats.slice(from, now).some((beat) => isShot(beat) || beat.kind === 'corner');
  return just || beats.slice(now, to).some(isShot);
}
