import flvjs from 'flv.js';
import { clientError, type ErrorCode } from '#contract/errors.ts';
import { createLatencyJudge } from '#streams/view/engine/latency-judge.ts';
import type { Addresses, Player, PlayerSetting } from '#streams/view/engine/player.ts';
import { progressOf } from '#streams/view/engine/video-progress.ts';
import { bufferedEnd, chaseLiveEdge, skipWhenDue, toEdge } from './flv-edge.ts';
import { FlvFeed, type FlvFeedHandlers } from './flv-feed.ts';
import { flvLoader } from './flv-loader.ts';

/** The engine logs each of its steps to the console. */
flvjs.LoggingControl.enableAll = false;

/** The worker of the published build throws inside its blob and never reports it; the stash adds a second of latency. */
const CONFIG: flvjs.Config = {
  enableWorker: false,
  enableStashBuffer: false,
  lazyLoad: false,
  deferLoadAfterSourceOpen: false,
  autoCleanupSourceBuffer: true,
  autoCleanupMaxBackwardDuration: 40,
  autoCleanupMinBackwardDuration: 20,
};

const EXPIRED_STATUS = 403;

const brokenCode = (status: number | null): ErrorCode =>
  status === EXPIRED_STATUS ? 'MEDIA_EXPIRED' : 'NETWORK_ABNORMAL';

/** Only an error that no line can fix means that the browser lacks support; any other trouble with the data is the line's. */
const errorCode = (type: string, detail: string): ErrorCode => {
  if (detail === flvjs.ErrorDetails.MEDIA_CODEC_UNSUPPORTED) return 'MEDIA_UNSUPPORTED';
  return type === flvjs.ErrorTypes.MEDIA_ERROR ? 'MEDIA_STALLED' : 'NETWORK_ABNORMAL';
};

type Engine = { readonly capturedAt: () => number | null; readonly stop: () => void };
type Arrivals = Pick<FlvFeedHandlers, 'soundCame' | 'spliced'> & { readonly hadSound: boolean };

function startEngine(
  addresses: () => Addresses,
  { video, events }: PlayerSetting,
  { hadSound, ...arrivals }: Arrivals,
): Engine {
  let feed: FlvFeed | null = null;
  const customLoader = flvLoader({
    open(engine) {
      const handlers: FlvFeedHandlers = {
        ...arrivals,
        bytes: engine.bytes,
        over: engine.complete,
        overtaken: events.overtaken,
        failed: (end) =>
          end.is === 'silent'
            ? events.failed('MEDIA_STALLED', null)
            : events.failed(brokenCode(end.status), end.status),
      };
      feed = new FlvFeed(addresses, () => performance.now(), handlers, hadSound);
      return feed;
    },
  });
  const { url } = addresses();
  const flv = flvjs.createPlayer({ type: 'flv', isLive: true, cors: true, url }, { ...CONFIG, customLoader });
  flv.on(flvjs.Events.ERROR, (type: string, detail: string) =>
    events.failed(errorCode(type, progressOf(video) > 0 ? '' : detail), null),
  );
  flv.attachMediaElement(video);
  flv.load();
  return {
    capturedAt: () => feed?.capturedAt() ?? null,
    stop() {
      feed?.stop();
      flv.destroy();
    },
  };
}

/** Plays HTTP-FLV through flv.js. @throws AppError MEDIA_UNSUPPORTED where it cannot run. */
export function createFlvPlayer(setting: PlayerSetting): Player {
  if (!flvjs.isSupported()) throw clientError('MEDIA_UNSUPPORTED');
  const { video, serverNow } = setting;
  const stopPacing = chaseLiveEdge(video);
  const judge = createLatencyJudge();
  let engine: Engine | null = null;
  let current: Addresses | null = null;
  let skip: () => void = () => undefined;

  const stop = () => {
    skip();
    engine?.stop();
    engine = null;
  };
  /** Opens the source; once more, with audio enabled, when audio arrives that its head did not announce. */
  const start = (addresses: Addresses, hadSound = false) => {
    stop();
    current = addresses;
    engine = startEngine(() => current ?? addresses, setting, {
      spliced(at, freshAt) {
        skip();
        skip = skipWhenDue(video, at, freshAt);
      },
      hadSound,
      soundCame: () => start(current ?? addresses, true),
    });
  };

  return {
    load: (addresses) => start(addresses),
    readdress(addresses) {
      current = addresses;
    },
    /** An FLV has one video track; other heights are other sources. */
    chooseHeight: () => undefined,
    latencyMs() {
      const captured = engine?.capturedAt() ?? null;
      const end = bufferedEnd(video);
      if (end === null) return null;
      const dated = captured === null ? null : serverNow() - captured - video.currentTime * 1_000;
      return judge.weigh(dated, (end - video.currentTime) * 1_000, performance.now()).latencyMs;
    },
    moved: () => progressOf(video),
    seekToLive: () => toEdge(video),
    /** Only the live edge is available in an FLV. */
    reach: () => null,
    goTo: () => false,
    hold: () => undefined,
    destroy() {
      stopPacing();
      stop();
      video.playbackRate = 1;
    },
  };
}
