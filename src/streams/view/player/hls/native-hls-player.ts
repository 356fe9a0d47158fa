import { appError } from '#contract/errors.ts';
import { createLatencyJudge, type LatencyJudge } from '#streams/view/engine/believed-latency.ts';
import { HLS_TYPE } from '#streams/view/engine/browser-abilities.ts';
import type { Player, PlayerSetting, Reach } from '#streams/view/engine/player.ts';

/** Kept between the picture and the newest that has been loaded, s. */
const BEHIND_EDGE_S = 4;

const LOOK_EVERY_MS = 250;
/** With less left to show than this, s, and nothing new for so long, ms, an old signature has stopped the picture. */
const LEFT_S = 0.8;
const QUIET_MS = 2_500;

/** Safari alone says when a stream was filmed. */
type DatedVideo = HTMLVideoElement & { getStartDate?: () => Date };

/** The picture, and what is believed of its dates. */
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

/** Calls once the picture fails, or has shown nearly all that came while nothing more comes. Returns what calls it off. */
function whenDrained(video: HTMLVideoElement, act: () => void): () => void {
  let until = loadedUntil(video);
  let grownAt = performance.now();
  const look = () => {
    const now = performance.now();
    if (loadedUntil(video) > until) grownAt = now;
    until = loadedUntil(video);
    if (!video.paused && until - video.currentTime < LEFT_S && now - grownAt > QUIET_MS) act();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  video.addEventListener('error', act);
  return () => {
    clearInterval(timer);
    video.removeEventListener('error', act);
  };
}

/**
 * Leaves HLS to the browser, where a page may not feed a <video> itself (iPhones before iOS 17.1). It has no levels, no
 * errors with a status and no second line beside the first: trouble is seen by the picture standing still.
 * @throws AppError MEDIA_UNSUPPORTED where the browser plays no HLS.
 */
export function createNativeHlsPlayer({ video, serverNow, events }: PlayerSetting): Player {
  if (!canPlayNativeHls(video)) throw appError('MEDIA_UNSUPPORTED');
  const shown: Shown = { video, serverNow, judge: createLatencyJudge() };
  let url = '';
  /** What is to be shown as soon as the browser can go there, epoch ms of filming; null: the present. */
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
     * The browser asks with the address it was given, and a new one would be a new beginning. Many an origin lets an old
     * signature finish what it began: only where the picture comes to its end is a new source asked for, in time to go on
     * behind its last frame.
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
    /** The browser keeps its own place. */
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
