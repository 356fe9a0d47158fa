import type { StageAnswer, StageRequest } from '#streams/danmaku/stage-messages.ts';
import danmakuScript from '#worker/danmaku/danmaku-entry.ts?worker&url';
import type { DanmakuPaint, DanmakuRequest } from '#worker/danmaku/danmaku-messages.ts';
import { openWorker } from './open-worker.ts';

type Opening = { readonly paint: DanmakuPaint; readonly onAnswer: (answer: StageAnswer) => void };

/** A worker that draws danmaku on a canvas; the canvas is its own from now on. */
export function openDanmakuWorker(canvas: OffscreenCanvas, { paint, onAnswer }: Opening) {
  const worker = openWorker(danmakuScript);
  worker.onmessage = ({ data }: MessageEvent<StageAnswer>) => onAnswer(data);
  const first: DanmakuRequest = { is: 'canvas', canvas, paint };
  worker.postMessage(first, [canvas]);
  return {
    send: (request: StageRequest) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
}
