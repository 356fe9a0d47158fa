import flvjs from 'flv.js';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { paceFor } from './flv-latency.ts';
import { flvLoader } from './flv-loader.ts';
import type { Player, PlayerSetting } from './player.ts';
import { startPlaying } from './start-playing.ts';

/** The engine writes every step of its own to the console. */
flvjs.LoggingControl.enableAll = false;

/** The worker of the published build throws inside its blob and never tells; the stash adds a second of latency. */
const CONFIG: flvjs.Config = {
  enableWorker: false,
  enableStashBuffer: false,
  lazyLoad: false,
  deferLoadAfterSourceOpen: false,
  autoCleanupSourceBuffer: true,
  autoCleanupMaxBackwardDuration: 40,
  autoCleanupMinBackwardDuration: 20,
};

const PACE_EVERY_MS = 1_000;
/** A header that promises audio which never comes leaves the picture black for ever; then it is loaded without. */
const AUDIO_WAIT_MS = 3_000;
const NEAR_EDGE_S = 0.6;
const EXPIRED_STATUS = 403;

const networkCode = (status: number | null): ErrorCode =>
  status === EXPIRED_STATUS ? 'MEDIA_EXPIRED' : 'NETWORK_ABNORMAL';

const bufferedEnd = ({ buffered }: HTMLVideoElement) =>
  buffered.length === 0 ? null : buffered.end(buffered.length - 1);

function behindMs(video: HTMLVideoElement): number | null {
  const end = bufferedEnd(video);
  return end === null ? null : Math.max(0, (end - video.currentTime) * 1_000);
}

function toEdge(video: HTMLVideoElement): void {
  const end = bufferedEnd(video);
  if (end !== null) video.currentTime = Math.max(0, end - NEAR_EDGE_S);
}

/** Chases the live edge by playback rate, once a second while playing. */
function keepPace(video: HTMLVideoElement): () => void {
  const timer = setInterval(() => {
    const behind = behindMs(video);
    if (behind === null || video.paused) return;
    const { rate, jump } = paceFor(behind, video.playbackRate);
    video.playbackRate = rate;
    if (jump) toEdge(video);
  }, PACE_EVERY_MS);
  return () => clearInterval(timer);
}

type Engine = {
  readonly flv: flvjs.Player;
  readonly received: () => number;
  /** The moment of filming of the stream's second 0, epoch ms. */
  readonly capturedAt: () => number | null;
};

function startEngine(url: string, withAudio: boolean, { video, events }: PlayerSetting): Engine {
  let received = 0;
  let captured: number | null = null;
  const customLoader = flvLoader({
    capturedAt(epochMs) {
      captured = epochMs;
    },
    failed: (status) => events.failed(networkCode(status), status),
  });
  const flv = flvjs.createPlayer(
    { type: 'flv', isLive: true, cors: true, url, ...(withAudio ? {} : { hasAudio: false }) },
    { ...CONFIG, customLoader },
  );
  flv.on(flvjs.Events.ERROR, (type: string) => {
    events.failed(type === flvjs.ErrorTypes.MEDIA_ERROR ? 'MEDIA_UNSUPPORTED' : 'NETWORK_ABNORMAL', null);
  });
  flv.on(flvjs.Events.STATISTICS_INFO, ({ speed }: { speed?: number }) => {
    received += speed ?? 0;
  });
  flv.attachMediaElement(video);
  flv.load();
  return { flv, received: () => received, capturedAt: () => captured };
}

/** Plays HTTP-FLV through flv.js. @throws AppError MEDIA_UNSUPPORTED where it cannot run. */
export function createFlvPlayer(setting: PlayerSetting): Player {
  if (!flvjs.isSupported()) throw appError('MEDIA_UNSUPPORTED');
  const { video, serverNow } = setting;
  const stopPacing = keepPace(video);
  let engine: Engine | null = null;
  let audioCheck: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(audioCheck);
    engine?.flv.destroy();
    engine = null;
  };
  const start = (url: string, withAudio: boolean) => {
    stop();
    const started = startEngine(url, withAudio, setting);
    engine = started;
    if (!withAudio) return;
    audioCheck = setTimeout(() => {
      if (started.received() === 0 || video.getVideoPlaybackQuality().totalVideoFrames > 0) return;
      const { paused } = video;
      start(url, false);
      if (!paused) void startPlaying(video);
    }, AUDIO_WAIT_MS);
  };

  return {
    load: (url) => start(url, true),
    /** One request lasts as long as the stream; the next one comes with its own load. */
    resign: () => undefined,
    /** An FLV has one picture; other heights are other sources. */
    chooseHeight: () => undefined,
    latencyMs() {
      const captured = engine?.capturedAt() ?? null;
      if (captured === null || bufferedEnd(video) === null) return behindMs(video);
      return Math.max(0, serverNow() - captured - video.currentTime * 1_000);
    },
    seekToLive: () => toEdge(video),
    destroy() {
      stopPacing();
      stop();
      video.playbackRate = 1;
    },
  };
}
