import type { MatchView } from '#sandbox/world/matches/match-view.ts';

type Both = readonly [home: number, away: number];

/** Scoring rate of a side with a man down, and the gain of the opponent. */
const MAN_DOWN = 0.7;
/** Correction of a side's strength at home and away, and number of corners: measured over 10 000 matches. */
const PLAYED: Both = [1.048, 0.94];
const CORNERS_A_MATCH = 8.6;
/** Share of the first half in a match, before its stoppage time is known. */
const FIRST_HALF = 0.49;
/** Never nothing: a whistle can wait. */
const LEAST = 0.004;

/** Expectations for the rest of a football match: all of its prices are computed from these rates. */
export type FootballModel = {
  /** Goals still to come in the first half; null once it has ended. */
  readonly first: Both | null;
  /** Goals still to come after the break. */
  readonly second: Both;
  /** Both together. */
  readonly goals: Both;
  readonly corners: Both;
};

/** Shares of a whole match that are still to be played, in the first half and after it: goals fall evenly over the time. */
function remainingShares({ offset, script }: MatchView): readonly [first: number | null, second: number] {
  if (offset <= 0) return [FIRST_HALF, 1 - FIRST_HALF];
  const { firstEnd, secondStart, fullTime } = script().periods;
  const fullDuration = firstEnd + fullTime - secondStart;
  const second = Math.max(LEAST, (fullTime - Math.max(secondStart, offset)) / fullDuration);
  return [offset < firstEnd ? Math.max(LEAST, (firstEnd - offset) / fullDuration) : null, second];
}

const sum = (one: Both, other: Both): Both => [one[0] + other[0], one[1] + other[1]];

/** The model of a football match as it is: its time left, men sent off included. */
export function footballModel(view: MatchView): FootballModel {
  const expected = view.expected();
  const [firstShare, secondShare] = remainingShares(view);
  const sentOff = (side: 'home' | 'away') =>
    MAN_DOWN ** view.marks.filter((beat) => beat.kind === 'redCard' && beat.side === side).length;
  const edge = sentOff('home') / sentOff('away');
  const [home, away] = [expected[0] * edge, expected[1] / edge];
  const goals = (share: number): Both => [PLAYED[0] * home * share, PLAYED[1] * away * share];
  const first = firstShare === null ? null : goals(firstShare);
  const second = goals(secondShare);
  const remainingCorners = CORNERS_A_MATCH * ((firstShare ?? 0) + secondShare);
  const homeShare = home / (home + away);
  return {
    first,
    second,
    goals: first ? sum(first, second) : second,
    corners: [remainingCorners * homeShare, remainingCorners * (1 - homeShare)],
  };
}
