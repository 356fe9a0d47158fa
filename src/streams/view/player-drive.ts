import { toAppError } from '#contract/errors.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import { goOnFrom } from './go-on-from.ts';
import { loadPlayer } from './load-player.ts';
import type { Player } from './player.ts';
import { noteLatency } from './player-latency.ts';
import { createWatchdog } from './player-watchdog.ts';
import { startPlaying } from './start-playing.ts';
import type { VideoCommands } from './video-ports.ts';

const LOOK_EVERY_MS = 1_000;
const SHORT_PAUSE_MS = 2_000;

export type ReadyView = Extract<VideoView, { is: 'ready' }>;

export type DriveSetting = {
  readonly video: HTMLVideoElement;
  readonly commands: VideoCommands;
  readonly serverNow: () => number;
  /** Should it begin to move, or wait for the viewer who paused it? */
  readonly playing: boolean;
  /** Wished height inside a source that has several; null leaves it to the bandwidth. */
  readonly height: number | null;
  /** When what was last seen had been filmed, epoch ms: the picture goes on from there. */
  readonly lastSeenAt: number | null;
  readonly onFirstFrame: () => void;
  readonly onLatency: (latencyMs: number | null) => void;
};

/** One source being played, from load to destroy. */
export type Drive = Pick<Player, 'resign' | 'chooseHeight' | 'seekToLive'> & {
  /** When what is seen now was filmed, epoch ms; null while unknown. */
  readonly seenAt: () => number | null;
  readonly stop: () => void;
};

const filmedAt = (player: Player, { serverNow }: DriveSetting): number | null => {
  const latencyMs = player.latencyMs();
  return latencyMs === null ? null : serverNow() - latencyMs;
};

/** Calls once a frame has been painted that was not seen before. Returns what calls it off. */
function whenNew(player: Player, setting: DriveSetting, act: () => void): () => void {
  const { video, lastSeenAt } = setting;
  let skipped = false;
  const painted = () => {
    if (skipped || !goOnFrom(video, filmedAt(player, setting), lastSeenAt)) return act();
    skipped = true;
    frame = video.requestVideoFrameCallback(painted);
  };
  let frame = video.requestVideoFrameCallback(painted);
  return () => video.cancelVideoFrameCallback(frame);
}

/** Looks once a second whether the picture moves and how far behind it is. */
function watchOver(player: Player, { sourceId }: ReadyView, setting: DriveSetting): () => void {
  const { video, commands, onLatency } = setting;
  const watchdog = createWatchdog(performance.now());
  const timer = setInterval(() => {
    const expected = !video.paused && !document.hidden;
    const frames = video.getVideoPlaybackQuality().totalVideoFrames;
    const forMs = watchdog({ at: performance.now(), frames, expected });
    if (forMs !== null) commands.report({ is: 'stalled', sourceId, forMs });
    const latencyMs = player.latencyMs();
    noteLatency(video, latencyMs);
    onLatency(latencyMs);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Taken up after a pause, a live picture goes on in the present, not where it was left. */
function presentAfterPause(player: Player, video: HTMLVideoElement): () => void {
  let pausedAt = Number.POSITIVE_INFINITY;
  const paused = () => {
    pausedAt = performance.now();
  };
  const resumed = () => {
    if (performance.now() - pausedAt > SHORT_PAUSE_MS) player.seekToLive();
    pausedAt = Number.POSITIVE_INFINITY;
  };
  video.addEventListener('pause', paused);
  video.addEventListener('play', resumed);
  return () => {
    video.removeEventListener('pause', paused);
    video.removeEventListener('play', resumed);
  };
}

/** Makes the player and everything that watches it; what is returned ends them. */
function begin(player: Player, source: ReadyView, setting: DriveSetting, startedAt: number): () => void {
  const { video, commands, onFirstFrame } = setting;
  const { sourceId } = source;
  const unpainted = whenNew(player, setting, () => {
    commands.report({ is: 'playing', sourceId, firstFrameMs: performance.now() - startedAt });
    onFirstFrame();
  });
  // The engines close the stream when it says it is over; the picture then runs to its end.
  const ended = () => commands.report({ is: 'ended', sourceId });
  video.addEventListener('ended', ended);
  const unwatch = watchOver(player, source, setting);
  const forget = presentAfterPause(player, video);
  return () => {
    unpainted();
    video.removeEventListener('ended', ended);
    unwatch();
    forget();
    player.destroy();
  };
}

type Live = {
  player: Player | null;
  end: () => void;
  stopped: boolean;
  url: string;
  height: number | null;
};

/** Plays one source and tells the core how it goes. Everything it started ends with `stop`. */
export function drive(source: ReadyView, setting: DriveSetting): Drive {
  const { video, commands, serverNow } = setting;
  const { sourceId } = source;
  const startedAt = performance.now();
  const live: Live = {
    player: null,
    end: () => undefined,
    stopped: false,
    url: source.url,
    height: setting.height,
  };

  const start = async () => {
    const makePlayer = await loadPlayer(source.type);
    if (live.stopped) return;
    const player = makePlayer({
      video,
      serverNow,
      events: { failed: (code, status) => commands.report({ is: 'failed', sourceId, code, status }) },
    });
    live.player = player;
    live.end = begin(player, source, setting, startedAt);
    player.chooseHeight(live.height);
    player.load(live.url);
    if (setting.playing) await startPlaying(video);
  };
  start().catch((thrown: unknown) =>
    commands.report({ is: 'failed', sourceId, code: toAppError(thrown).code, status: null }),
  );

  return {
    resign(fresh) {
      live.url = fresh;
      live.player?.resign(fresh);
    },
    chooseHeight(height) {
      live.height = height;
      live.player?.chooseHeight(height);
    },
    seekToLive: () => live.player?.seekToLive(),
    seenAt: () => live.player && filmedAt(live.player, setting),
    stop() {
      live.stopped = true;
      live.end();
    },
  };
}
