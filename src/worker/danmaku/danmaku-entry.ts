import { createDanmakuStage, type Ticker } from '#streams/danmaku/danmaku-stage.ts';
import { boundedMs } from '#timing/wait.ts';
import { createCanvasRenderer } from './canvas-renderer.ts';
import type { DanmakuRequest } from './danmaku-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Animation frames of a worker stop by themselves while its page is hidden. */
const ticker: Ticker = {
  now: () => performance.timeOrigin + performance.now(),
  soon: (act) => {
    const frame = requestAnimationFrame(act);
    return () => cancelAnimationFrame(frame);
  },
  after: (ms, act) => {
    const timer = setTimeout(act, boundedMs(ms));
    return () => clearTimeout(timer);
  },
};

let stage: ReturnType<typeof createDanmakuStage> | null = null;

self.addEventListener('message', ({ data }: MessageEvent<DanmakuRequest>) => {
  if (data.is === 'canvas') {
    stage = createDanmakuStage(createCanvasRenderer(data.canvas, data.paint), ticker, (answer) =>
      self.postMessage(answer),
    );
  } else stage?.handle(data);
});
