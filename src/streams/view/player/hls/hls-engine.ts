import Hls, {
  type ErrorData,
  ErrorDetails,
  ErrorTypes,
  Events,
  type HlsConfig,
  type LoadPolicy,
} from 'hls.js/light';
import type { ErrorCode } from '#contract/errors.ts';
import { createLatencyJudge } from '#streams/view/engine/latency-judge.ts';
import type { Player, PlayerSetting } from '#streams/view/engine/player.ts';
import { progressOf } from '#streams/view/engine/video-progress.ts';
import { createHlsDvr } from './hls-dvr.ts';
import type { HlsLines } from './hls-lines.ts';
import { hlsLoader } from './hls-loader.ts';

const policy = (firstByteMs: number, totalMs: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: firstByteMs,
    maxLoadTimeMs: totalMs,
    timeoutRetry: null,
    errorRetry: null,
  },
});

/** Settings of the engine: the core decides about retries, so the engine gives up early instead of retrying for a minute. */
const CONFIG: Partial<HlsConfig> = {
  manifestLoadPolicy: policy(2_500, 4_000),
  playlistLoadPolicy: policy(2_500, 4_000),
  fragLoadPolicy: policy(3_000, 8_000),
  backBufferLength: 30,
  maxBufferLength: 12,
  enableWorker: false,
  // Cues are not read, and the policy of the page refuses the addresses of their tracks.
  enableID3MetadataCues: false,
  enableEmsgMetadataCues: false,
  enableDateRangeMetadataCues: false,
  enableWebVTT: false,
  enableIMSC1: false,
  enableCEA708Captions: false,
};

const EXPIRED_STATUS = 403;
const AUTO_LEVEL = -1;

const UNSUPPORTED: ReadonlySet<ErrorDetails> = new Set([
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
]);

function codeOf({ type, details, response }: ErrorData): ErrorCode {
  if (response?.code === EXPIRED_STATUS) return 'MEDIA_EXPIRED';
  if (UNSUPPORTED.has(details)) return 'MEDIA_UNSUPPORTED';
  return type === ErrorTypes.NETWORK_ERROR ? 'NETWORK_ABNORMAL' : 'MEDIA_STALLED';
}

/**
 * Reports errors the engine cannot recover from. Its own recovery of a media error is not used: the engine has stopped
 * loading by then and is stalled, while another line shows a frame within a fraction of a second.
 */
function watchErrors(hls: Hls, { events }: PlayerSetting): void {
  hls.on(Events.ERROR, (_event, data) => {
    if (data.fatal) events.failed(codeOf(data), data.response?.code ?? null);
  });
}

/**
 * Detects a live playlist that has already ended when it first loads: it holds only the last seconds, which would be shown
 * on every line in turn.
 */
function watchOver(hls: Hls, { events }: PlayerSetting): void {
  hls.once(Events.LEVEL_LOADED, (_event, { details }) => {
    if (details.live) return;
    hls.stopLoad();
    events.over();
  });
}

/** Target distance from the live edge of a playlist without parts, in target durations; the engine's own would be three. */
const SEGMENTS_BEHIND = 2;

/**
 * Chooses the target distance before the engine has the first playlist: with parts it is the hold back that the playlist
 * states, without parts two segments.
 */
function chooseDistance(hls: Hls, { playlists }: HlsLines): void {
  playlists.onFirst(({ hasParts, targetMs }) => {
    if (!hasParts) hls.targetLatency = (SEGMENTS_BEHIND * targetMs) / 1_000;
  });
}

/** Applies the requested height, also to a playlist that is still to load. */
function heightChooser(hls: Hls): (height: number | null) => void {
  let requested: number | null = null;
  const level = () =>
    requested === null ? AUTO_LEVEL : hls.levels.findIndex(({ height }) => height === requested);
  hls.on(Events.MANIFEST_PARSED, () => {
    // Setting it delays the first frame by a tenth of a second, so only where a height was selected.
    if (requested !== null) hls.loadLevel = level();
  });
  return (height) => {
    requested = height;
    if (hls.levels.length > 0) hls.nextLevel = level();
  };
}

/** Light build of hls.js, or the full one, which also plays audio with a separate playlist. */
export type HlsBuild = typeof Hls;

/** One build of hls.js at work on a source; the lines outlive it. */
export type HlsEngine = Omit<Player, 'readdress' | 'load'> & {
  load(url: string, from: number | null): void;
  /** Calls `act` once when the source has audio in a separate playlist; loading stops before. */
  onSoundApart(act: () => void): void;
};

export function createHlsEngine(Build: HlsBuild, setting: PlayerSetting, lines: HlsLines): HlsEngine {
  const { video, serverNow } = setting;
  const hls = new Build({ ...CONFIG, loader: hlsLoader(lines) });
  watchErrors(hls, setting);
  watchOver(hls, setting);
  chooseDistance(hls, lines);
  const chooseHeight = heightChooser(hls);
  const judge = createLatencyJudge();
  const believed = () => {
    const filmedAt = dvr.dated();
    if (filmedAt !== null) {
      return judge.weigh(serverNow() - filmedAt, dvr.distanceMs(), performance.now());
    }
    return judge.weigh(null, hls.latency > 0 ? hls.latency * 1_000 : null, performance.now());
  };
  const dvr = createHlsDvr(hls, video, () => believed().skewMs);
  // Set here: as an option, the limit would need a distance that overrides the one stated by the playlist.
  dvr.hold(false);
  hls.attachMedia(video);

  return {
    load(url, from) {
      if (from !== null) dvr.beginAt(from);
      hls.loadSource(url);
    },
    onSoundApart(act) {
      // The engine's own listeners, one of which starts loading, have run before this.
      hls.once(Events.MANIFEST_LOADED, (_event, { audioTracks }) => {
        if (!audioTracks.some(({ url }) => url)) return;
        hls.stopLoad();
        act();
      });
    },
    chooseHeight,
    moved: () => progressOf(video),
    latencyMs: () => believed().latencyMs,
    reach: dvr.reach,
    goTo: dvr.goTo,
    hold: dvr.hold,
    seekToLive: dvr.seekToLive,
    destroy() {
      hls.destroy();
      video.playbackRate = 1;
    },
  };
}
