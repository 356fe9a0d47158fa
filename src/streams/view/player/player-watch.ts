import type { Player } from '../engine/player.ts';
import { noteLatency } from '../engine/player-latency.ts';
import { isPlayRefused, startPlaying } from '../engine/start-playing.ts';
import { isSoundAlone } from '../engine/video-progress.ts';

const CHECK_EVERY_MS = 500;
/** Number of checks that find a video paused by no viewer before it is restarted. */
const UNMEANT_CHECKS = 2;

export type WatchSetting = {
  readonly video: HTMLVideoElement;
  readonly pausedByViewer: () => boolean;
  readonly stalled: (forMs: number) => void;
  readonly onLatency: (latencyMs: number | null) => void;
};

/**
 * Whether playback is perceived: a picture-in-picture video is visible although its page is not, and audio only can be
 * heard from anywhere.
 */
const isFollowed = (video: HTMLVideoElement) =>
  !document.hidden || document.pictureInPictureElement === video || (isSoundAlone(video) && !video.muted);

/** Sample of a player for the stall detector, twice a second. Times are monotonic ms. */
type PlayerSample = {
  readonly at: number;
  /** Measure that grows while the video plays: frames, or seconds where frames are not counted. */
  readonly moved: number;
  /** True if the video should be playing: not while the viewer has paused it, it is not visible, or play was refused. */
  readonly expected: boolean;
};

const START_MS = 6_000;
const STILL_MS = 3_500;
/** Window of visible playback … */
const WINDOW_MS = 12_000;
/** … within which the video may stand still for this total time: a stuttering video counts as stalled. */
const STILL_SHARE_MS = 4_500;

type Span = { readonly at: number; readonly ms: number; readonly still: boolean };

const stillIn = (spans: readonly Span[]) => spans.reduce((sum, { ms, still }) => sum + (still ? ms : 0), 0);

/**
 * Detects failures that no engine reports: a connection that hangs, data that stops or trickles, a video that stands still
 * while time passes. Returns the duration of the standstill when that is too long, else null; after a stall it counts from
 * the start.
 */
export function createWatchdog(startedAt: number): (sample: PlayerSample) => number | null {
  let last: PlayerSample = { at: startedAt, moved: 0, expected: true };
  let playing = false;
  let standsMs = 0;
  let spans: readonly Span[] = [];

  return (sample) => {
    const still = sample.moved === last.moved;
    const ms = sample.at - last.at;
    const watched = sample.expected && last.expected;
    if (sample.moved > last.moved) playing = true;
    standsMs = still && watched ? standsMs + ms : 0;
    last = sample;
    if (playing && watched) spans = [...spans, { at: sample.at, ms, still }];
    spans = spans.filter(({ at }) => sample.at - at < WINDOW_MS);
    const stoodMs = stillIn(spans);
    const stalled = playing ? standsMs >= STILL_MS || stoodMs >= STILL_SHARE_MS : standsMs >= START_MS;
    if (!stalled) return null;
    const forMs = Math.max(standsMs, stoodMs);
    standsMs = 0;
    spans = [];
    return forMs;
  };
}

/** Checks twice a second whether the video plays and its latency, and restarts one that the viewer has not paused. */
export function watchOver(player: Player, setting: WatchSetting): () => void {
  const { video, pausedByViewer, stalled, onLatency } = setting;
  const watchdog = createWatchdog(performance.now());
  let unmeant = 0;
  const check = () => {
    const expected = isFollowed(video) && !pausedByViewer() && !isPlayRefused(video);
    const forMs = watchdog({ at: performance.now(), moved: player.moved(), expected });
    if (forMs !== null) stalled(forMs);
    unmeant = expected && video.paused && video.readyState > 0 && !video.ended ? unmeant + 1 : 0;
    if (unmeant === UNMEANT_CHECKS) void startPlaying(video);
    const latencyMs = player.latencyMs();
    noteLatency(video, latencyMs);
    onLatency(latencyMs);
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
