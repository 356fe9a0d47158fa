import type { EventEdit, MatchEdit } from '../match-edits.ts';
import type { Side } from '../match-store.ts';
import { matchTime } from '../match-time.ts';
import { type Beat, minuteAt, type Periods } from './script.ts';

/** Event triggered by an operator, at an offset of the match. */
export type ManualEvent = {
  /** Match ms since kick-off, breaks included. */
  readonly offset: number;
  readonly is: 'goal' | 'redCard';
  readonly side: Side;
  readonly player: string;
  /** Points of a basket: 1, 2 or 3. */
  readonly points?: number | undefined;
};

const isEvent = (edit: MatchEdit): edit is EventEdit => edit.is !== 'clock';

/** Returns the events among the edits of a match, in match order. @param pace match ms per ms */
export function manualEventsOf(
  startAt: number,
  pace: number,
  edits: readonly MatchEdit[],
): readonly ManualEvent[] {
  const events = edits.filter(isEvent);
  if (events.length === 0) return [];
  const time = matchTime(startAt, pace, edits);
  return events
    .map(({ is, side, player, at, ...more }) => ({
      is,
      side,
      player,
      offset: Math.round(time.offsetAt(at)),
      points: 'points' in more ? more.points : undefined,
    }))
    .sort((one, other) => one.offset - other.offset);
}

/** A goal, a map or a red card by hand, as the script has it. */
export function manualBeat(periods: Periods, { offset, is, side, player }: ManualEvent): Beat {
  const beat = { offset, side, minute: minuteAt(periods, offset), player, y: 50 };
  if (is === 'redCard') return { ...beat, kind: 'redCard', x: 50 };
  return { ...beat, kind: 'goal', x: side === 'home' ? 100 : 0, points: 1 };
}
