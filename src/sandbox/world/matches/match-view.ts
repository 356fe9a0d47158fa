import type { MatchPhase } from '#contract/play/match/schema.ts';
import type { Fixture } from './calendar/fixture.ts';
import type { MatchEdit } from './match-edits.ts';
import { matchTime } from './match-time.ts';
import { manualEventsOf } from './script/by-hand.ts';
import type { Course } from './script/course.ts';
import { type Beat, countUntil, elapsedAt, mapAt, type Script } from './script/script.ts';

/** A match as it is at one moment. */
export type MatchView = Omit<Course, 'script'> & {
  readonly fixture: Fixture;
  /** Returns all past and future events, as far as they are known now. */
  script(): Script;
  readonly phase: MatchPhase;
  /** Match ms since kick-off, breaks included; negative before it. */
  readonly offset: number;
  /** Time on the match clock, ms. */
  readonly elapsedMs: number;
  readonly score: readonly [home: number, away: number];
  /** Events so far, in order. */
  readonly beats: readonly Beat[];
  /** Events among them that move prices: goals, cards, corners. */
  readonly marks: readonly Beat[];
  /** Substitutions and red cards so far. */
  readonly changes: readonly Beat[];
  /** Number of events so far. */
  readonly count: number;
  /** The last things that happened, in order. */
  last(count: number): readonly Beat[];
  /** Epoch ms of a moment of the match. */
  timeOf(offset: number): number;
};

function scoreAt(scoring: readonly Beat[], offset: number): readonly [number, number] {
  const score: [number, number] = [0, 0];
  for (const beat of scoring) {
    if (beat.offset <= offset) score[beat.side === 'home' ? 0 : 1] += beat.points ?? 0;
  }
  return score;
}

/** Reports whether an offset is between two maps. */
const isBetweenMaps = ({ periods }: Script, offset: number): boolean => {
  const map = mapAt(periods, offset);
  return map !== undefined && offset >= map.to && map !== periods.maps?.at(-1);
};

function phaseAt(script: Script, offset: number, running: boolean): MatchPhase {
  const { periods } = script;
  if (offset >= periods.fullTime) return 'ended';
  if (!running) return 'interrupted';
  if (isBetweenMaps(script, offset)) return 'halfTime';
  if (offset < periods.firstEnd) return 'first';
  return offset < periods.secondStart ? 'halfTime' : 'second';
}

/** Before the match nothing has happened. */
const NOT_STARTED = {
  phase: 'upcoming',
  elapsedMs: 0,
  score: [0, 0],
  beats: [],
  marks: [],
  changes: [],
  count: 0,
  last: () => [],
} as const satisfies Partial<MatchView>;

type Moment = {
  readonly edits: readonly MatchEdit[];
  /** Match ms per ms. */
  readonly pace: number;
  /** Epoch ms. */
  readonly now: number;
};

export function matchView(fixture: Fixture, course: Course, { edits, pace, now }: Moment): MatchView {
  const time = matchTime(fixture.startAt, pace, edits);
  const offset = time.offsetAt(now);
  const manualEvents = manualEventsOf(fixture.startAt, pace, edits);
  const still = {
    ...course,
    fixture,
    offset,
    timeOf: time.timeOf,
    script: () => course.script(manualEvents),
  };
  if (offset < 0) {
    return { ...still, ...NOT_STARTED };
  }

  const plan = still.script();
  const count = countUntil(plan.beats, offset);
  let beats: readonly Beat[] | undefined;
  let marks: readonly Beat[] | undefined;
  let changes: readonly Beat[] | undefined;
  return {
    ...still,
    phase: phaseAt(plan, offset, time.runningAt(now)),
    elapsedMs: elapsedAt(plan.periods, offset),
    score: scoreAt(plan.scoring, offset),
    get beats() {
      beats ??= plan.beats.slice(0, count);
      return beats;
    },
    get marks() {
      marks ??= plan.marks.filter((beat) => beat.offset <= offset);
      return marks;
    },
    get changes() {
      changes ??= plan.changes.slice(0, countUntil(plan.changes, offset));
      return changes;
    },
    count,
    last: (wanted) => plan.beats.slice(Math.max(0, count - wanted), count),
  };
}
