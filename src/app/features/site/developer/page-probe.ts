import { latencyOf } from '#streams/view/engine/player-latency.ts';

const WINDOW_MS = 60_000;
const TYPE = 'longtask';

type LongTasks = { readonly count: number; readonly longestMs: number };

/** Tracks the tasks that blocked the page for more than 50 ms in the last minute; null where the browser does not report them. */
function watchLongTasks() {
  let tasks: readonly PerformanceEntry[] = [];
  const isSupported = PerformanceObserver.supportedEntryTypes.includes(TYPE);
  const observer = new PerformanceObserver((list) => {
    tasks = [...tasks, ...list.getEntries()];
  });
  if (isSupported) observer.observe({ type: TYPE });
  return {
    read(): LongTasks | null {
      if (!isSupported) return null;
      tasks = tasks.filter(({ startTime }) => performance.now() - startTime <= WINDOW_MS);
      return { count: tasks.length, longestMs: Math.max(0, ...tasks.map(({ duration }) => duration)) };
    },
    stop: () => observer.disconnect(),
  };
}

/** Counts the frames the page gets, until it is stopped. */
function countFrames() {
  let count = 0;
  let since = performance.now();
  let hasPrevious = false;
  let frame = requestAnimationFrame(function next() {
    count += 1;
    frame = requestAnimationFrame(next);
  });
  return {
    /** Frames per second since the previous call; null on the first call. */
    perSecond(): number | null {
      const nowMs = performance.now();
      const rate = hasPrevious ? Math.round((count * 1_000) / (nowMs - since)) : null;
      hasPrevious = true;
      count = 0;
      since = nowMs;
      return rate;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Figures reported by the video element. */
export type VideoSample = {
  readonly latencyMs: number | null;
  /** Height of the video, lines; null before the first frame. */
  readonly height: number | null;
  readonly dropped: number;
  readonly frames: number;
};

/** Figures of the page. Null where there is none, or where the browser does not expose it. */
export type PageSample = {
  /** Frames in the last second. */
  readonly fps: number | null;
  /** Long tasks of the last minute. */
  readonly tasks: LongTasks | null;
  /** Rows of the chat that exist in the document. */
  readonly rows: number | null;
  /** Distance of the chat from its newest line, px. */
  readonly toBottomPx: number | null;
  readonly heapBytes: number | null;
  readonly video: VideoSample | null;
};

const MEASURE_EVERY_MS = 1_000;

/** Chromium's own, and not in the standard. */
function heapBytes(): number | null {
  const memory: unknown = Reflect.get(performance, 'memory');
  if (typeof memory !== 'object' || memory === null) return null;
  const used: unknown = Reflect.get(memory, 'usedJSHeapSize');
  return typeof used === 'number' ? used : null;
}

function chatSample() {
  const log = document.querySelector('[role="log"]');
  if (!log) return { rows: null, toBottomPx: null };
  const toBottomPx = Math.max(0, log.scrollHeight - log.scrollTop - log.clientHeight);
  return { rows: log.querySelectorAll('[data-item-index]').length, toBottomPx };
}

function videoSample(): VideoSample | null {
  const video = document.querySelector('video');
  if (!video) return null;
  const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
  return {
    latencyMs: latencyOf(video),
    height: video.videoHeight || null,
    dropped: droppedVideoFrames,
    frames: totalVideoFrames,
  };
}

/** Sample used before the first second has passed. */
export const FIRST_SAMPLE: PageSample = {
  fps: null,
  tasks: null,
  rows: null,
  toBottomPx: null,
  heapBytes: null,
  video: null,
};

/** Looks at the page once a second until it is ended. */
export function probePage(onSample: (sample: PageSample) => void): () => void {
  const frames = countFrames();
  const tasks = watchLongTasks();
  const measure = () =>
    onSample({
      fps: frames.perSecond(),
      tasks: tasks.read(),
      ...chatSample(),
      heapBytes: heapBytes(),
      video: videoSample(),
    });
  const timer = setInterval(measure, MEASURE_EVERY_MS);
  measure();
  return () => {
    clearInterval(timer);
    frames.stop();
    tasks.stop();
  };
}
