import type { MatchEvent, MatchPhase } from '#contract/play/match/schema.ts';
import type { Side } from '../match-store.ts';

export type ShotOutcome = 'saved' | 'blocked' | 'wide' | 'post';

/** One moment of a match. Most are events of the wire; a foul only counts. */
export type Beat = {
  /** Match ms since kick-off, breaks included. */
  readonly offset: number;
  readonly kind: MatchEvent['kind'] | 'foul';
  readonly side: Side | 'none';
  readonly minute: number;
  readonly player: string;
  /** 0–100 from the home goal, 0–100 across. */
  readonly x: number;
  readonly y: number;
  /** Added to the side's score. */
  readonly points?: number;
  /** Outcome of a shot that was no goal. */
  readonly outcome?: ShotOutcome;
  /** Player who leaves in a substitution. */
  readonly leaves?: string;
};

/** Boundaries of the parts of a match, in ms since kick-off. */
export type Periods = {
  readonly firstEnd: number;
  readonly secondStart: number;
  readonly fullTime: number;
  /** Match clock at the break: 45 minutes in football. */
  readonly half: number;
  /** Parts of a match whose clock restarts with each part, such as the maps of e-sports, in ms since kick-off. */
  readonly maps?: readonly Part[];
  /** Played after a level end, without a break before them; the last one ends with the match. */
  readonly overtimes?: readonly Part[];
};

/** A part of a match, in ms since kick-off. */
export type Part = { readonly from: number; readonly to: number };

/** A match from kick-off to the end: fixed before it begins, revealed as time passes. */
export type Script = {
  readonly periods: Periods;
  /** Beats in order of `offset`. */
  readonly beats: readonly Beat[];
  /** Beats that count for the score. */
  readonly scoring: readonly Beat[];
  /** Beats that move prices: goals, cards, corners. There are few in a match, so iterating over them is fast. */
  readonly marks: readonly Beat[];
  /** Substitutions and red cards: they change who plays. */
  readonly changes: readonly Beat[];
};

const MARKS: readonly Beat['kind'][] = ['goal', 'redCard', 'yellowCard', 'corner'];

export const scriptOf = (periods: Periods, beats: readonly Beat[]): Script => ({
  periods,
  beats,
  scoring: beats.filter(({ points }) => points !== undefined),
  marks: beats.filter(({ kind }) => MARKS.includes(kind)),
  changes: beats.filter(({ kind }) => kind === 'substitution' || kind === 'redCard'),
});

/** Returns the number of beats at or before an offset. */
export function countUntil(beats: readonly Beat[], offset: number): number {
  let [low, high] = [0, beats.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((beats[middle]?.offset ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The map that is being played at an offset, or the last one before it; undefined where the clock runs through. */
export const mapAt = ({ maps = [] }: Periods, offset: number): Part | undefined =>
  maps.findLast(({ from }) => from <= offset) ?? maps[0];

/** Returns the match clock at an offset. */
export function elapsedAt(periods: Periods, offset: number): number {
  const { firstEnd, secondStart, fullTime, half } = periods;
  if (offset < 0) return 0;
  const map = mapAt(periods, offset);
  if (map) return Math.min(offset, map.to) - map.from;
  if (offset < firstEnd) return offset;
  if (offset < secondStart) return half;
  return offset < fullTime ? half + offset - secondStart : 2 * half + overtimeOf(periods);
}

const overtimeOf = ({ overtimes = [] }: Periods): number =>
  overtimes.reduce((sum, { from, to }) => sum + to - from, 0);

/** The end in sight at an offset: of regular time, or of the overtime that is being played. */
export function endInSight({ fullTime, overtimes = [] }: Periods, offset: number): number {
  const [first] = overtimes;
  if (first === undefined) return fullTime;
  return offset < first.from ? first.from : (overtimes.find(({ to }) => offset < to)?.to ?? fullTime);
}

/** The minute shown with an event: never beyond the first half's last within it, and as long as play went on at the end. */
export function minuteAt(periods: Periods, offset: number): number {
  const { half, secondStart, fullTime, maps } = periods;
  if (maps === undefined && offset >= secondStart)
    return Math.floor((half + Math.min(offset, fullTime) - secondStart) / 60_000);
  const minute = Math.floor(elapsedAt(periods, offset) / 60_000);
  return maps === undefined ? Math.min(minute, Math.floor(half / 60_000)) : minute;
}

/** Returns a beat that belongs to neither side: kick-off, half-time, the end. */
export const whistle = (periods: Periods, offset: number, kind: Beat['kind']): Beat => ({
  offset,
  kind,
  side: 'none',
  minute: minuteAt(periods, offset),
  player: '',
  x: 50,
  y: 50,
});

/** Returns the start of a phase; a half resumes where it was interrupted. */
export function phaseStart(periods: Periods, phase: MatchPhase, offset: number): number {
  const inFirst = offset >= 0 && offset < periods.firstEnd;
  const inSecond = offset >= periods.secondStart && offset < periods.fullTime;
  switch (phase) {
    case 'upcoming':
      return -1;
    case 'first':
      return inFirst ? offset : 0;
    case 'halfTime':
      return periods.firstEnd;
    case 'second':
      return inSecond ? offset : periods.secondStart;
    case 'ended':
      return periods.fullTime;
    case 'interrupted':
      return offset;
    default:
      return phase satisfies never;
  }
}
