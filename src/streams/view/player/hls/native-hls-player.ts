import { clientError } from '#contract/errors.ts';
import { HLS_TYPE } from '#streams/view/engine/browser-abilities.ts';
import { createLatencyJudge, type LatencyJudge } from '#streams/view/engine/latency-judge.ts';
import type { Player, PlayerSetting, Reach } from '#streams/view/engine/player.ts';

/** Distance between the playhead and the newest buffered data, s. */
const BEHIND_EDGE_S = 4;

const CHECK_EVERY_MS = 250;
/** Remaining buffer, s, and time without new data, ms, at which an expired signature has stopped the video. */
const REMAINING_S = 0.8;
const QUIET_MS = 2_500;

/** Only Safari reports the filming time of a stream. */
type DatedVideo = HTMLVideoElement & { getStartDate?: () => Date };

/** Video element and the current estimate of its dates. */
type Shown = {
  readonly video: DatedVideo;
  readonly judge: LatencyJudge;
  readonly serverNow: () => number;
};

const canPlayNativeHls = (video: HTMLVideoElement): boolean => video.canPlayType(HLS_TYPE) !== '';

const edgeOf = ({ seekable }: HTMLVideoElement): number | null =>
  seekable.length === 0 ? null : seekable.end(seekable.length - 1);

/** Filming time of the current frame, epoch ms, by the dates of the stream unless they contradict its live edge. */
function filmedAt({ video, judge, serverNow }: Shown): number | null {
  const begun = video.getStartDate?.().getTime() ?? Number.NaN;
  if (Number.isNaN(begun)) return null;
  const [now, edge] = [serverNow(), edgeOf(video)];
  const dated = now - begun - video.currentTime * 1_000;
  const distance = edge === null || video.seeking ? null : (edge - video.currentTime) * 1_000;
  const { latencyMs } = judge.weigh(dated, distance, performance.now());
  return latencyMs === null ? null : now - latencyMs;
}

const loadedUntil = ({ buffered }: HTMLVideoElement): number =>
  buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);

function reachOf(shown: Shown): Reach | null {
  const { video } = shown;
  const [filmed, edge] = [filmedAt(shown), edgeOf(video)];
  if (filmed === null || edge === null) return null;
  const begun = filmed - video.currentTime * 1_000;
  return { from: begun + video.seekable.start(0) * 1_000, to: begun + (edge - BEHIND_EDGE_S) * 1_000 };
}

function goTo(shown: Shown, wanted: number): boolean {
  const { video } = shown;
  const [filmed, reach] = [filmedAt(shown), reachOf(shown)];
  if (filmed === null || !reach) return false;
  video.currentTime += (Math.min(reach.to, Math.max(reach.from, wanted)) - filmed) / 1_000;
  return true;
}

/**
 * Calls `act` once the video fails, or has played nearly all its data while no more arrives. Returns a function that
 * cancels it.
 */
function whenDrained(video: HTMLVideoElement, act: () => void): () => void {
  let until = loadedUntil(video);
  let grownAt = performance.now();
  const check = () => {
    const now = performance.now();
    if (loadedUntil(video) > until) grownAt = now;
    until = loadedUntil(video);
    if (!video.paused && until - video.currentTime < REMAINING_S && now - grownAt > QUIET_MS) act();
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  video.addEventListener('error', act);
  return () => {
    clearInterval(timer);
    video.removeEventListener('error', act);
  };
}

/**
 * Leaves HLS to the browser, where a page may not feed a <video> itself (iPhones before iOS 17.1). It has no levels, no
 * errors with a status and no standby line: trouble is detected by a stalled video.
 * @throws AppError MEDIA_UNSUPPORTED where the browser plays no HLS.
 */
export function createNativeHlsPlayer({ video, serverNow, events }: PlayerSetting): Player {
  if (!canPlayNativeHls(video)) throw clientError('MEDIA_UNSUPPORTED');
  const shown: Shown = { video, serverNow, judge: createLatencyJudge() };
  let url = '';
  /** Start position, applied as soon as the browser can seek, epoch ms of filming; null: the live edge. */
  let first: number | null = null;
  let forget: () => void = () => undefined;
  const expired = () => {
    forget();
    events.failed('MEDIA_EXPIRED', null);
  };
  /** A stream that is on has no end. */
  const begun = () => {
    if (Number.isFinite(video.duration)) events.over();
    if (first !== null) goTo(shown, first);
  };
  return {
    load(addresses, from) {
      ({ url } = addresses);
      first = from;
      video.addEventListener('loadedmetadata', begun, { once: true });
      video.src = url;
    },
    /**
     * The browser keeps using the address it was given, and a new one would restart the video. Many origins let an old
     * signature finish what it started: a new source is loaded only where the video reaches its end, in time to continue
     * after its last frame.
     */
    readdress({ url: next }) {
      forget();
      forget = next === url ? () => undefined : whenDrained(video, expired);
    },
    chooseHeight: () => undefined,
    latencyMs() {
      const filmed = filmedAt(shown);
      return filmed === null ? null : Math.max(0, serverNow() - filmed);
    },
    moved: () => video.currentTime,
    seekToLive() {
      first = null;
      const edge = edgeOf(video);
      if (edge !== null) video.currentTime = Math.max(0, edge - BEHIND_EDGE_S);
    },
    reach: () => reachOf(shown),
    goTo(filmed) {
      first = filmed;
      return video.readyState === HTMLMediaElement.HAVE_NOTHING || goTo(shown, filmed);
    },
    /** The browser keeps its own position. */
    hold: () => undefined,
    destroy() {
      forget();
      video.removeEventListener('loadedmetadata', begun);
      video.pause();
      video.removeAttribute('src');
      video.load();
    },
  };
}
