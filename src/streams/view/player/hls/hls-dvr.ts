import type Hls from 'hls.js/light';
import { Events, type LevelDetails } from 'hls.js/light';
import type { Reach } from '#streams/view/engine/player.ts';
import { placeAt, shiftAt, timeAt } from './hls-dates.ts';

/**
 * Settings of a video at the live edge: it is brought back when it is this number of target durations behind, and catches
 * up gently.
 */
export const FOLLOWING = { liveMaxLatencyDurationCount: 8, maxLiveSyncPlaybackRate: 1.08 } as const;
/** Settings of a DVR position: the engine leaves position and rate unchanged. */
const HELD = { liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY, maxLiveSyncPlaybackRate: 1 } as const;

/** Less than this is no other place, s. */
const SAME_PLACE_S = 0.3;
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

/** @param skewMs what is to be added to the dates of the playlist, ms */
export function createHlsDvr(hls: Hls, video: HTMLVideoElement, skewMs: () => number): HlsDvr {
  let details: LevelDetails | null = null;
  let first: number | null = null;
  const newest = (known: LevelDetails) => hls.liveSyncPosition ?? known.edge;
  const within = (known: LevelDetails, filmedAt: number): number | null => {
    const place = placeAt(known.fragments, filmedAt - skewMs());
    return place === null ? null : Math.min(newest(known), Math.max(oldest(known), place));
  };
  const hold = (isHeld: boolean) => {
    Object.assign(hls.config, isHeld ? HELD : FOLLOWING);
  };
  hls.on(Events.LEVEL_UPDATED, (_event, { details: updated }) => {
    details = updated;
    const place = first === null ? null : within(updated, first);
    first = null;
    if (place !== null) hls.startLoad(place);
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
      const place = details && within(details, filmedAt);
      if (place === null) first = filmedAt;
      else if (Math.abs(place - video.currentTime) > SAME_PLACE_S) video.currentTime = place;
      return true;
    },
    seekToLive() {
      hold(false);
      first = null;
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
    },
  };
}
