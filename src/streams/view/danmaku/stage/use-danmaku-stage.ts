import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { DanmakuItem, DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import type { DanmakuAppearance } from '#streams/danmaku/danmaku-appearance.ts';
import type { PointedText, StageRequest } from '#streams/danmaku/stage-messages.ts';
import { NO_VIDEO_TIME } from '#streams/danmaku/video-time.ts';
import type { FollowDanmaku } from '../danmaku-ports.ts';
import { canDrawOffscreen, openCanvasStage } from './canvas-stage.ts';
import type { StageHandle, StageOpening } from './stage-handle.ts';
import { createVideoTimeSampler, hasJumped, type VideoTimeSample } from './video-time-sampler.ts';

/** The best stage that this browser has. The second one is fetched only where it is needed. */
async function openStage(opening: StageOpening): Promise<StageHandle> {
  if (canDrawOffscreen()) return openCanvasStage(opening);
  const { openStripStage } = await import('./strip-stage.ts');
  return openStripStage(opening);
}

/** Events that change the rate of a video, or indicate a change. */
const VIDEO_EVENTS = ['play', 'pause', 'waiting', 'playing', 'seeked', 'ratechange'] as const;

/** Video that danmaku follows. */
export type FollowedVideo = {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Returns the filming time of the current frame, epoch ms of the platform; null while unknown. */
  readonly filmedAt: () => number | null;
  /** A frame of the present source has been painted. */
  readonly moving: boolean;
};

/** Returns the position of a video and its rate: 0 while it is paused or has stalled. A video that has not begun delays no text. */
function sampleVideoTime({ video, filmedAt, moving }: FollowedVideo): VideoTimeSample {
  const element = video.current;
  if (!moving || !element) return { filmedAt: null, rate: 1 };
  const isStill = element.paused || element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  return { filmedAt: filmedAt(), rate: isStill ? 0 : element.playbackRate };
}

type Setting = {
  readonly host: RefObject<HTMLElement | null>;
  readonly follow: FollowDanmaku;
  readonly appearance: DanmakuAppearance;
  readonly followedVideo: FollowedVideo;
  readonly onPointed: (pointed: PointedText | null) => void;
};

type SendRequest = (request: StageRequest) => void;

/** Sends the size of the stage, at first and whenever it changes. */
function sendSize(host: HTMLElement, send: SendRequest): () => void {
  const observer = new ResizeObserver(() => {
    const size = {
      widthPx: host.clientWidth,
      heightPx: host.clientHeight,
      fontPx: Number.parseFloat(getComputedStyle(host).fontSize),
      ratio: devicePixelRatio,
    };
    send({ is: 'stage', size });
  });
  observer.observe(host);
  return () => observer.disconnect();
}

/** Half an hour of a busy room; the oldest are forgotten. */
const RECEIVED_MAX = 20_000;
/** Capacity of the stage; texts further ahead in the video are dropped. */
const RETURNED_MAX = 2_000;

/** Texts received since the video was opened, for a viewer who goes back in it. */
type ReceivedTexts = {
  add(item: DanmakuItem): void;
  /** Returns the texts later than this, epoch ms. */
  since(at: number): readonly DanmakuText[];
};

export function createReceivedTexts(): ReceivedTexts {
  let texts: DanmakuText[] = [];
  return {
    add(item) {
      if (item.is === 'fly') texts.push(...item.texts);
      if (item.is === 'begin') {
        const known = new Set(texts.map(({ key }) => key));
        texts = [...item.texts.filter(({ key }) => !known.has(key)), ...texts];
      }
      if (item.is === 'gone') texts = texts.filter(({ key }) => !item.keys.includes(key));
      if (texts.length > RECEIVED_MAX) texts = texts.slice(-RECEIVED_MAX);
    },
    since: (at) => texts.filter((text) => text.at > at).slice(0, RETURNED_MAX),
  };
}

/** Sends incoming texts together with the position of the video; while the page is hidden none are sent. */
function sendTexts(
  follow: FollowDanmaku,
  send: SendRequest,
  received: ReceivedTexts,
  sendVideoTime: () => void,
): () => void {
  return follow((items) => {
    for (const item of items) {
      received.add(item);
      if (item.is !== 'fly' || !document.hidden) send(item);
    }
    sendVideoTime();
  });
}

/** Sends the position of the video; after a jump the texts from there on are sent again. */
function createVideoTimeSender(
  send: SendRequest,
  received: ReceivedTexts,
  sampleNow: () => VideoTimeSample,
): () => void {
  const sample = createVideoTimeSampler();
  let before = NO_VIDEO_TIME;
  return () => {
    const videoTime = sample(sampleNow());
    send({ is: 'picture', videoTime });
    if (videoTime.filmedAt !== null && hasJumped(before, videoTime)) {
      send({ is: 'again', texts: received.since(videoTime.filmedAt) });
    }
    before = videoTime;
  };
}

/**
 * Opens a stage in the host and keeps it up to date; texts that arrive while it opens are sent as soon as it is ready.
 * Returns a function that sends further requests.
 */
export function useDanmakuStage({
  host,
  follow,
  appearance,
  followedVideo,
  onPointed,
}: Setting): SendRequest {
  const stage = useRef<StageHandle | null>(null);
  const send = (request: StageRequest) => stage.current?.send(request);
  const answered = useEffectEvent(onPointed);
  const sampleNow = useEffectEvent(() => sampleVideoTime(followedVideo));
  const currentAppearance = useEffectEvent(() => appearance);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let closed = false;
    const early: StageRequest[] = [];
    const sendSoon = (request: StageRequest) =>
      stage.current === null ? void early.push(request) : stage.current.send(request);
    const received = createReceivedTexts();
    const sendVideoTime = createVideoTimeSender(sendSoon, received, sampleNow);
    const ends = [sendTexts(follow, sendSoon, received, sendVideoTime)];
    const begin = (opened: StageHandle) => {
      stage.current = opened;
      opened.send({ is: 'look', appearance: currentAppearance() });
      for (const request of early.splice(0)) opened.send(request);
      ends.push(
        opened.close,
        sendSize(element, opened.send),
        listenToVideo(followedVideo.video.current, sendVideoTime),
      );
      sendVideoTime();
    };
    void openStage({ host: element, onAnswer: ({ pointed }) => answered(pointed) }).then((opened) =>
      closed ? opened.close() : begin(opened),
    );
    return () => {
      closed = true;
      stage.current = null;
      for (const end of ends) end();
    };
  }, [follow, host, followedVideo.video]);

  useEffect(() => stage.current?.send({ is: 'look', appearance }), [appearance]);
  return send;
}

function listenToVideo(video: HTMLVideoElement | null, changed: () => void): () => void {
  for (const name of VIDEO_EVENTS) video?.addEventListener(name, changed);
  return () => {
    for (const name of VIDEO_EVENTS) video?.removeEventListener(name, changed);
  };
}
