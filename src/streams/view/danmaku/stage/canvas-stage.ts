import { openDanmakuWorker } from '#core-client/worker/danmaku-worker.ts';
import type { StageHandle, StageOpening } from './stage-handle.ts';

export const canDrawOffscreen = (): boolean =>
  typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

const colour = (style: CSSStyleDeclaration, name: string): string => style.getPropertyValue(name).trim();

/** A canvas that a worker draws on: nothing is done for a frame on the page's own thread. A canvas is handed over once. */
export function openCanvasStage({ host, onAnswer }: StageOpening): StageHandle {
  const canvas = document.createElement('canvas');
  host.append(canvas);
  const style = getComputedStyle(host);
  const worker = openDanmakuWorker(canvas.transferControlToOffscreen(), {
    paint: {
      family: style.fontFamily,
      own: colour(style, '--c-primary'),
      marked: colour(style, '--c-primary-text'),
    },
    onAnswer,
  });
  return {
    send: worker.send,
    close() {
      worker.close();
      canvas.remove();
    },
  };
}
