import type { VideoView } from '#contract/community/video/video-view.ts';
import { toAppError } from '#contract/errors.ts';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import type { Addresses, Player } from '../engine/player.ts';
import { startPlaying } from '../engine/start-playing.ts';
import { whenPainted } from '../engine/video-progress.ts';
import type { VideoCommands } from '../video-ports.ts';
import { loadPlayer } from './load-player.ts';
import { watchOver } from './player-watch.ts';

const SHORT_PAUSE_MS = 2_000;

export type ReadyView = Extract<VideoView, { is: 'ready' }>;

export type DriveSetting = {
  readonly video: HTMLVideoElement;
  readonly commands: VideoCommands;
  readonly serverNow: () => number;
  /** Reports whether the viewer has paused: the source starts when they resume. */
  readonly pausedByViewer: () => boolean;
  /** Wished height inside a source that has several; null leaves it to the bandwidth. */
  readonly height: number | null;
  /** Filming time of the last frame seen, epoch ms: the video continues from there. */
  readonly lastSeenAt: number | null;
  /** The viewer is behind the present by choice: what was filmed then is shown first, epoch ms. */
  readonly from?: number | null;
  /** True if playback resumes after a pause at the paused position; otherwise at the live edge. */
  readonly keepsPosition?: boolean;
  readonly onFirstFrame: () => void;
  readonly onLatency: (latencyMs: number | null) => void;
};

/** One source being played, from load to destroy. */
export type Drive = Pick<Player, 'readdress' | 'chooseHeight' | 'seekToLive' | 'reach' | 'goTo' | 'hold'> & {
  /** Returns the filming time of the current frame, epoch ms; null while unknown. */
  readonly seenAt: () => number | null;
  readonly stop: () => void;
};

const filmedAt = (player: Player, { serverNow }: DriveSetting): number | null => {
  const latencyMs = player.latencyMs();
  return latencyMs === null ? null : serverNow() - latencyMs;
};

/** Margin left before the end of the buffer, so that the video does not stall there, s. */
const MARGIN_S = 0.2;
/** Overlap too short to be noticed, ms. */
const UNSEEN_MS = 150;

type Position = Pick<HTMLVideoElement, 'currentTime' | 'buffered'>;

/**
 * Skips frames already seen when a video is loaded again: if its position is before the last frame seen, it skips ahead as
 * far as it is buffered. Both times are epoch ms of filming. Returns whether it skipped.
 */
export function resumeAfter(video: Position, filmedAt: number | null, lastSeenAt: number | null): boolean {
  if (filmedAt === null || lastSeenAt === null || lastSeenAt - filmedAt < UNSEEN_MS) return false;
  const { buffered, currentTime } = video;
  if (buffered.length === 0) return false;
  const loaded = buffered.end(buffered.length - 1) - MARGIN_S;
  const wanted = Math.min(loaded, currentTime + (lastSeenAt - filmedAt) / 1_000);
  if (wanted <= currentTime) return false;
  video.currentTime = wanted;
  return true;
}

/** Calls once a frame has been painted that was not seen before. Returns what calls it off. */
function whenNew(player: Player, setting: DriveSetting, act: () => void): () => void {
  const { video, lastSeenAt } = setting;
  let skipped = false;
  const painted = () => {
    if (skipped || !resumeAfter(video, filmedAt(player, setting), lastSeenAt)) return act();
    skipped = true;
    forget = whenPainted(video, painted);
  };
  let forget = whenPainted(video, painted);
  return () => forget();
}

/** Resumes a live video after a pause at the live edge, not at the paused position. */
function presentAfterPause(player: Player, video: HTMLVideoElement): () => void {
  let pausedMs: (() => number) | null = null;
  const paused = () => {
    pausedMs = startStopwatch();
  };
  const resumed = () => {
    if (pausedMs && pausedMs() > SHORT_PAUSE_MS) player.seekToLive();
    pausedMs = null;
  };
  video.addEventListener('pause', paused);
  video.addEventListener('play', resumed);
  return () => {
    video.removeEventListener('pause', paused);
    video.removeEventListener('play', resumed);
  };
}

/** Listens to the element's own events: its end, or a source that could not be read. The engines do not report either. */
function listenToElement(video: HTMLVideoElement, ended: () => void, broke: () => void): () => void {
  const failed = () => {
    if (video.error && video.error.code !== MediaError.MEDIA_ERR_ABORTED) broke();
  };
  video.addEventListener('ended', ended);
  video.addEventListener('error', failed);
  return () => {
    video.removeEventListener('ended', ended);
    video.removeEventListener('error', failed);
  };
}

/** Makes everything that watches a player; what is returned ends them and it. */
function begin(
  player: Player,
  { sourceId }: ReadyView,
  setting: DriveSetting,
  startedAt: number,
): () => void {
  const { video, commands, onFirstFrame, pausedByViewer, onLatency } = setting;
  const unpainted = whenNew(player, setting, () => {
    commands.report({ is: 'playing', sourceId, firstFrameMs: performance.now() - startedAt });
    onFirstFrame();
  });
  const deaf = listenToElement(
    video,
    () => commands.report({ is: 'ended', sourceId }),
    () => commands.report({ is: 'failed', sourceId, code: 'MEDIA_STALLED', status: null }),
  );
  const unwatch = watchOver(player, {
    video,
    pausedByViewer,
    onLatency,
    stalled: (forMs) => commands.report({ is: 'stalled', sourceId, forMs }),
  });
  const forget = setting.keepsPosition ? () => undefined : presentAfterPause(player, video);
  return () => {
    for (const end of [unpainted, deaf, unwatch, forget]) end();
    player.destroy();
  };
}

type Live = {
  player: Player | null;
  end: () => void;
  stopped: boolean;
  addresses: Addresses;
  height: number | null;
  /** Start position for the engine, epoch ms of filming; null: the live edge. */
  from: number | null;
};

/** Seeks in the video; before the engine is loaded, sets its start position. */
const inTime = (
  live: Live,
  { type }: ReadyView,
  setting: DriveSetting,
): Pick<Drive, 'seekToLive' | 'reach' | 'goTo' | 'hold' | 'seenAt'> => ({
  seekToLive() {
    live.from = null;
    live.player?.seekToLive();
  },
  reach: () => live.player?.reach() ?? null,
  goTo(filmed) {
    if (live.player) return live.player.goTo(filmed);
    live.from = filmed;
    return type === 'hls';
  },
  hold: (isHeld) => live.player?.hold(isHeld),
  seenAt: () => live.player && filmedAt(live.player, setting),
});

/** Plays one source and reports its progress to the core. `stop` ends all it started. */
export function drive(source: ReadyView, setting: DriveSetting): Drive {
  const { video, commands, serverNow } = setting;
  const { sourceId } = source;
  const startedAt = performance.now();
  const live: Live = {
    player: null,
    end: () => undefined,
    stopped: false,
    addresses: source,
    height: setting.height,
    from: setting.from ?? null,
  };

  const start = async () => {
    const makePlayer = await loadPlayer(source.type);
    if (live.stopped) return;
    const player = makePlayer({
      video,
      serverNow,
      events: {
        failed: (code, status) => commands.report({ is: 'failed', sourceId, code, status }),
        over: () => commands.report({ is: 'ended', sourceId }),
        overtaken: (lineId, byLineId, reason) =>
          commands.report({ is: 'overtaken', sourceId, lineId, byLineId, reason }),
      },
    });
    live.player = player;
    live.end = begin(player, source, setting, startedAt);
    player.chooseHeight(live.height);
    player.load(live.addresses, live.from);
    if (!setting.pausedByViewer()) await startPlaying(video);
  };
  start().catch((thrown: unknown) =>
    commands.report({ is: 'failed', sourceId, code: toAppError(thrown).code, status: null }),
  );

  return {
    readdress(addresses) {
      live.addresses = addresses;
      live.player?.readdress(addresses);
    },
    chooseHeight(height) {
      live.height = height;
      live.player?.chooseHeight(height);
    },
    ...inTime(live, source, setting),
    stop() {
      live.stopped = true;
      live.end();
    },
  };
}
