import { hash32 } from '#contract/units/random.ts';
import type { MatchView } from '../matches/match-view.ts';

/** Interval of pricing, and the relative jitter of each update. */
export const IN_PLAY = { everyMs: 2_200, jitter: 0.014 };
export const STILL = { everyMs: 60_000, jitter: 0.006 };
/** Settings within a tick in play: by a tick, the time left in a basketball match changes its lines by more than the margin. */
const SETTINGS = { 1: 1, 2: 4, 3: 1 } as const;

/** Returns a match as it was at a time, epoch ms; null for an unknown one. */
type ViewAt = (matchId: string, at: number) => MatchView | null;

/** Course of a match that its prices follow. */
export const courseOf = ({ phase, score, marks }: MatchView): string => `${phase} ${score} ${marks.length}`;

/** Moment at which prices were set, with the match as it was then. */
type SetMoment = { readonly view: MatchView; readonly at: number };

/**
 * Returns the moment at which the prices of a tick were set: its beginning, or the last turn of the match within it. Prices
 * depend on this moment only, not on when they are requested, so that earlier ones can be computed again.
 */
function setMoment(viewAt: ViewAt, view: MatchView, { from, at }: { from: number; at: number }): SetMoment {
  const course = courseOf(view);
  const viewed = (time: number) => {
    const then = viewAt(view.fixture.matchId, time);
    return then !== null && courseOf(then) === course ? then : null;
  };
  const first = viewed(from);
  if (first) return { view: first, at: from };
  let [before, turned] = [from, { view, at }];
  while (turned.at - before > 1) {
    const middle = Math.floor((before + turned.at) / 2);
    const then = viewed(middle);
    if (then) turned = { view: then, at: middle };
    else before = middle;
  }
  return turned;
}

export type TickPorts = {
  readonly viewAt: ViewAt;
  /** Interval of pricing before kick-off, ms; null is the world's own. */
  readonly stillEveryMs: () => number | null;
};

/** Creates the lookup of the tick of a match at a time. */
export const ticksOf =
  ({ viewAt, stillEveryMs }: TickPorts) =>
  (view: MatchView, at: number) => {
    const isStill = view.phase === 'upcoming';
    const everyMs = isStill ? (stillEveryMs() ?? STILL.everyMs) : IN_PLAY.everyMs;
    const shift = hash32(view.fixture.matchId) % everyMs;
    const tick = Math.floor((at + shift) / everyMs);
    const { jitter } = isStill ? STILL : IN_PLAY;
    const setEveryMs = isStill ? everyMs : everyMs / SETTINGS[view.fixture.league.ballClassId];
    const from = Math.floor((at + shift) / setEveryMs) * setEveryMs - shift;
    return { tick, from, jitter, moment: () => setMoment(viewAt, view, { from, at }) };
  };
