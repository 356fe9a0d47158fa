import { SECOND_MS } from '#contract/units/durations.ts';
import type { Reach } from '../engine/player.ts';
import type { PlaybackClock } from './playback-clock.ts';
import type { PlaybackPosition } from './playback-position.ts';

/** Moment of the match that the video can seek to. */
export type TimelineMark = {
  readonly id: string;
  /** Time of the event, epoch ms of the platform. */
  readonly at: number;
  /** `goal`: what decides the match, in any sport. */
  readonly kind: 'goal' | 'card' | 'other';
  /** Text of the event. */
  readonly label: string;
};

/** A moment is shown with its run-up, ms. */
const LEAD_MS = 6 * SECOND_MS;

/** Returns the position the video seeks to in order to show a moment. */
export const seekTimeOf = ({ at }: Pick<TimelineMark, 'at'>): number => at - LEAD_MS;

/** Width of the target of a mark, CSS pixels (WCAG 2.5.8). */
const TARGET_PX = 24;
const RANK = { goal: 0, card: 1, other: 2 } as const satisfies Record<TimelineMark['kind'], number>;

/** Marks at least a target apart on a bar `widthPx` wide: of those closer together, the weightier and earlier one. */
export function marksApart(
  marks: readonly TimelineMark[],
  { from, to }: Reach,
  widthPx: number,
): readonly TimelineMark[] {
  const positionPxOf = ({ at }: TimelineMark) => ((at - from) / (to - from)) * widthPx;
  const shown: TimelineMark[] = [];
  for (const mark of marks.toSorted((one, other) => RANK[one.kind] - RANK[other.kind])) {
    if (shown.every((other) => Math.abs(positionPxOf(other) - positionPxOf(mark)) >= TARGET_PX))
      shown.push(mark);
  }
  return shown.toSorted((one, other) => one.at - other.at);
}

/** Dependencies of the controls that seek in a video. */
export type VideoTimeline = {
  readonly position: PlaybackPosition;
  readonly clock: PlaybackClock;
  /** The oldest first. */
  readonly marks: readonly TimelineMark[];
  readonly serverNow: () => number;
};

type Known = Pick<VideoTimeline, 'clock' | 'marks'> & {
  readonly position: Pick<PlaybackPosition, 'reach' | 'goTo'>;
};

/** Returns the goal shown last within the DVR window; null without one. */
export function lastGoal({ position, clock, marks }: Known): TimelineMark | null {
  const reach = position.reach();
  const { shownUntil } = clock.now();
  if (!reach || shownUntil === null) return null;
  const isShown = (mark: TimelineMark) => mark.at <= shownUntil && seekTimeOf(mark) >= reach.from;
  return marks.findLast((mark) => mark.kind === 'goal' && isShown(mark)) ?? null;
}

export function showLastGoal(timeline: Known): void {
  const goal = lastGoal(timeline);
  if (goal) timeline.position.goTo(seekTimeOf(goal));
}
