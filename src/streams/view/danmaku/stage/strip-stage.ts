import { createDanmakuStage, type Ticker } from '#streams/danmaku/danmaku-stage.ts';
import type { StageHandle, StageOpening } from './stage-handle.ts';
import { StripRenderer } from './strip-renderer.ts';
import { pageNow } from './video-time-sampler.ts';

/** Strips move by themselves; a step only adds and removes texts. */
const STEP_MS = 250;

const wait = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** A stage of the page's own elements, for browsers that cannot draw in a worker. */
export function openStripStage({ host, onAnswer }: StageOpening): StageHandle {
  const renderer = new StripRenderer(host);
  let steppedAt = Number.NEGATIVE_INFINITY;
  const ticker: Ticker = {
    now: pageNow,
    soon: (act) =>
      wait(Math.max(0, steppedAt + STEP_MS - pageNow()), () => {
        steppedAt = pageNow();
        act();
      }),
    after: wait,
  };
  const stage = createDanmakuStage(renderer, ticker, onAnswer);
  return {
    send: stage.handle,
    close() {
      stage.stop();
      renderer.close();
    },
  };
}
