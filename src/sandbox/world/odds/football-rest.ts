import type { MatchView } from '#sandbox/world/matches/match-view.ts';

/** What a side a man down still scores, and what the other gains by it. */
const MAN_DOWN = 0.7;
const CORNERS_A_MATCH = 8.8;
/** Of the goals and corners of a match so many fall in its first half. */
const FIRST_HALF = 0.45;
/** Never nothing: a whistle can wait. */
const LEAST = 0.004;

type Both = readonly [home: number, away: number];

/** What may still be expected of a match. */
export type Rest = {
  /** Share of the match that is still to be played, 0 to 1. */
  readonly left: number;
  readonly goals: Both;
  readonly corners: Both;
  /** The same for the first half alone; null once it is over. */
  readonly half: { readonly goals: Both } | null;
};

/** Share of a whole match that is still to be played. */
function leftOf({ offset, script }: MatchView): number {
  if (offset <= 0) return 1;
  const { periods } = script();
  const played = Math.min(offset, periods.firstEnd) + Math.max(0, offset - periods.secondStart);
  const whole = periods.firstEnd + periods.fullTime - periods.secondStart;
  return Math.max(LEAST, 1 - played / whole);
}

/** Share of the first half that is still to be played; null once it is over. */
function halfLeftOf({ offset, script }: MatchView): number | null {
  if (offset <= 0) return 1;
  const { firstEnd } = script().periods;
  return offset < firstEnd ? Math.max(LEAST, 1 - offset / firstEnd) : null;
}

/** Goals and corners a football match still has in it, men sent off included. */
export function restOf(view: MatchView): Rest {
  const left = leftOf(view);
  const halfLeft = halfLeftOf(view);
  const [home, away] = view.expected();
  const sentOff = (side: 'home' | 'away') =>
    MAN_DOWN ** view.marks.filter((beat) => beat.kind === 'redCard' && beat.side === side).length;
  const edge = sentOff('home') / sentOff('away');
  const goals = (share: number): Both => [home * share * edge, (away * share) / edge];
  const cornerShare = (home * edge) / (home * edge + away / edge);
  return {
    left,
    goals: goals(left),
    corners: [CORNERS_A_MATCH * left * cornerShare, CORNERS_A_MATCH * left * (1 - cornerShare)],
    half: halfLeft === null ? null : { goals: goals(halfLeft * FIRST_HALF) },
  };
}
