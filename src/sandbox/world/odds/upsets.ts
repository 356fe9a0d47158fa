import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { type Beat, countUntil } from '#sandbox/world/matches/script/script.ts';

/** Time before a shot during which its build-up counts as danger, and time after a shot or a corner; match ms. */
const BEFORE = 6_000;
const AFTER = 4_000;

/** Reports whether a kind of moment makes every price before it worthless. Baskets do not: they are the game. */
const isUpset = ({ fixture }: MatchView, { kind }: Beat): boolean =>
  fixture.league.ballClassId !== 2 && (kind === 'goal' || kind === 'redCard');

/**
 * Returns the turning points of the match so far: goals, maps and red cards, in order. Prices from before one of them are
 * no longer valid.
 */
export const upsetsOf = (view: MatchView): readonly Beat[] =>
  view.marks.filter((beat) => isUpset(view, beat));

const isShot = ({ kind }: Beat) => kind === 'shot' || kind === 'goal';

/**
 * Whether an event may be imminent: a football side builds up a shot, or a shot or a corner was just taken. Most shots are
 * no goals, so this does not reveal a goal.
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
