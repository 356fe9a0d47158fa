import type { ClockEdit, MatchEdit } from './match-edits.ts';

/** Conversion between match time and clock time. */
export type MatchTime = {
  /** Match ms since kick-off at a time; negative before it. */
  offsetAt(time: number): number;
  /** Returns the clock time of a match offset; moments left out by a jump happened at the jump. */
  timeOf(offset: number): number;
  runningAt(time: number): boolean;
};

const isClock = (edit: MatchEdit): edit is ClockEdit => edit.is === 'clock';

/** @param pace match ms per ms */
export function matchTime(startAt: number, pace: number, edits: readonly MatchEdit[]): MatchTime {
  const planned: ClockEdit = { is: 'clock', at: startAt, offset: 0, running: true };
  const legs = [planned, ...edits.filter(isClock)];
  const legAt = (time: number) => legs.findLast(({ at }, index) => index === 0 || at <= time) ?? planned;
  const reached = (leg: ClockEdit, time: number) => leg.offset + (leg.running ? (time - leg.at) * pace : 0);

  function timeOf(offset: number): number {
    for (const [index, leg] of [...legs.entries()].reverse()) {
      if (leg.offset > offset) continue;
      const next = legs[index + 1];
      const time = leg.at + (offset - leg.offset) / pace;
      if (!next) return time;
      return leg.running && time <= next.at ? time : next.at;
    }
    return legs.findLast((leg) => leg.offset > offset)?.at ?? startAt + offset / pace;
  }

  return {
    offsetAt: (time) => reached(legAt(time), time),
    timeOf,
    runningAt: (time) => legAt(time).running,
  };
}
