import type { Player } from '../engine/player.ts';
import { noteLatency } from '../engine/player-latency.ts';
import { isPlayRefused, startPlaying } from '../engine/start-playing.ts';
import { isSoundAlone } from '../engine/video-progress.ts';
import { createWatchdog } from './player-watchdog.ts';

const LOOK_EVERY_MS = 500;
/** Number of checks that find a video paused by no viewer before it is restarted. */
const UNMEANT_LOOKS = 2;

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

/** Checks twice a second whether the video plays and its latency, and restarts one that the viewer has not paused. */
export function watchOver(player: Player, setting: WatchSetting): () => void {
  const { video, pausedByViewer, stalled, onLatency } = setting;
  const watchdog = createWatchdog(performance.now());
  let unmeant = 0;
  const look = () => {
    const expected = isFollowed(video) && !pausedByViewer() && !isPlayRefused(video);
    const forMs = watchdog({ at: performance.now(), moved: player.moved(), expected });
    if (forMs !== null) stalled(forMs);
    unmeant = expected && video.paused && video.readyState > 0 && !video.ended ? unmeant + 1 : 0;
    if (unmeant === UNMEANT_LOOKS) void startPlaying(video);
    const latencyMs = player.latencyMs();
    noteLatency(video, latencyMs);
    onLatency(latencyMs);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
