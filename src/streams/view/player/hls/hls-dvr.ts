import type Hls from 'hls.js/light';
import { Events, type LevelDetails } from 'hls.js/light';
import type { Reach } from '#streams/view/engine/player.ts';

/**
 * Settings of a video at the live edge: it is brought back when it is this number of target durations behind, and catches
 * up gently.
 */
const FOLLOWING = { liveMaxLatencyDurationCount: 8, maxLiveSyncPlaybackRate: 1.08 } as const;
/** Settings of a DVR position: the engine leaves position and rate unchanged. */
const HELD = { liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY, maxLiveSyncPlaybackRate: 1 } as const;

/** Less than this is no other place, s. */
const SAME_POSITION_S = 0.3;
const SECOND_MS = 1_000;

/** Access to earlier video. Times are epoch ms of filming, positions seconds of the engine. */
export type HlsDvr = {
  /** Sets the time of the first frame. */
  beginAt(filmedAt: number): void;
  reach(): Reach | null;
  goTo(filmedAt: number): boolean;
  hold(isHeld: boolean): void;
  /** Follows the present again. */
  seekToLive(): void;
  /** Returns the filming time of the current frame by the dates of the playlist; null while unknown. */
  dated(): number | null;
  /** Distance of the playback position from the newest media in the playlist, ms; null while unknown. */
  distanceMs(): number | null;
};

/** The oldest place that is still there when it has been loaded: the window slides on meanwhile. */
const oldest = ({ fragmentStart, targetduration }: LevelDetails): number =>
  fragmentStart + 2 * targetduration;

/** Overlap of dates, ms, from which they are a correction of the encoder's clock and not rounding. */
const OVERLAP_MS = 5_000;

/** Fields of a fragment that place it: seconds of the engine, and epoch ms of filming. */
export type DatedFragment = {
  readonly start: number;
  readonly duration: number;
  readonly programDateTime: number | null;
};

/** `shift` is what was added to the date of a fragment, ms. */
type Dated = { readonly start: number; readonly begun: number; readonly shift: number };

/**
 * Adjusts the dates of a playlist to those of its newest part. An encoder that sets its clock back gives two parts of the
 * video the same dates; the earlier part moves back, so that dates rise along the video.
 */
function risingDates(fragments: readonly DatedFragment[]): readonly Dated[] {
  let shift = 0;
  let next: number | null = null;
  const dated: Dated[] = [];
  for (const { start, duration, programDateTime } of fragments.toReversed()) {
    if (programDateTime === null) continue;
    const overlap: number = next === null ? 0 : programDateTime + duration * SECOND_MS + shift - next;
    if (overlap > OVERLAP_MS) shift -= overlap;
    next = programDateTime + shift;
    dated.push({ start, begun: next, shift });
  }
  return dated.reverse();
}

/** Correction of the playlist's date at a place of the engine, s: ms, 0 where the encoder's clock only ran on. */
export function shiftAt(fragments: readonly DatedFragment[], position: number): number {
  const dates = risingDates(fragments);
  return (dates.findLast(({ start }) => start <= position) ?? dates[0])?.shift ?? 0;
}

/** Time of filming at a place of the engine, s, by the dates of a playlist; null where it has none. */
export function timeAt(fragments: readonly DatedFragment[], position: number): number | null {
  const dates = risingDates(fragments);
  const found = dates.findLast(({ start }) => start <= position) ?? dates[0];
  return found ? found.begun + (position - found.start) * SECOND_MS : null;
}

/** Place of the engine, s, at which a time of filming is shown: the beginning for earlier ones; null without dates. */
export function positionAt(fragments: readonly DatedFragment[], filmedAt: number): number | null {
  const dates = risingDates(fragments);
  const found = dates.findLast(({ begun }) => begun <= filmedAt) ?? dates[0];
  return found ? found.start + Math.max(0, filmedAt - found.begun) / SECOND_MS : null;
}

/** @param skewMs what is to be added to the dates of the playlist, ms */
export function createHlsDvr(hls: Hls, video: HTMLVideoElement, skewMs: () => number): HlsDvr {
  let details: LevelDetails | null = null;
  let first: number | null = null;
  const newest = (known: LevelDetails) => hls.liveSyncPosition ?? known.edge;
  const within = (known: LevelDetails, filmedAt: number): number | null => {
    const position = positionAt(known.fragments, filmedAt - skewMs());
    return position === null ? null : Math.min(newest(known), Math.max(oldest(known), position));
  };
  const hold = (isHeld: boolean) => {
    Object.assign(hls.config, isHeld ? HELD : FOLLOWING);
  };
  hls.on(Events.LEVEL_UPDATED, (_event, { details: updated }) => {
    details = updated;
    const position = first === null ? null : within(updated, first);
    first = null;
    if (position !== null) hls.startLoad(position);
  });
  return {
    hold,
    dated() {
      if (!details || !hls.playingDate) return null;
      // Only the engine has the date of the frame that is shown while a video starts.
      return hls.playingDate.getTime() + shiftAt(details.fragments, video.currentTime);
    },
    distanceMs() {
      if (!details?.live || video.seeking || video.currentTime === 0) return null;
      return Math.max(0, details.edge + details.age - video.currentTime) * SECOND_MS;
    },
    beginAt(filmedAt) {
      hold(true);
      first = filmedAt;
    },
    reach() {
      if (!details) return null;
      const { fragments } = details;
      const [from, to] = [timeAt(fragments, oldest(details)), timeAt(fragments, newest(details))];
      const skew = skewMs();
      return from === null || to === null ? null : { from: from + skew, to: to + skew };
    },
    goTo(filmedAt) {
      hold(true);
      const position = details && within(details, filmedAt);
      if (position === null) first = filmedAt;
      else if (Math.abs(position - video.currentTime) > SAME_POSITION_S) video.currentTime = position;
      return true;
    },
    seekToLive() {
      hold(false);
      first = null;
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
    },
  };
}
