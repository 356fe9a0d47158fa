import type { Layout, StageSize } from '#streams/danmaku/danmaku-look.ts';
import { type Renderer, topOf } from '#streams/danmaku/danmaku-stage.ts';
import type { Flying } from '#streams/danmaku/flight.ts';
import type { DanmakuPaint } from './danmaku-messages.ts';
import { createEmoteSheet } from './emote-sheet.ts';
import { createSpriteMaker, type SpriteSetting } from './sprite.ts';

/** Finer than this is not seen on letters that move. */
const FINEST_RATIO = 2;

/** Draws danmaku on a canvas that the page has handed over. */
export function createCanvasRenderer(canvas: OffscreenCanvas, paint: DanmakuPaint): Renderer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas in this worker');
  const maker = createSpriteMaker(paint, createEmoteSheet());
  const sprites = new Map<Flying, ImageBitmap>();
  let setting: SpriteSetting = { fontPx: 1, linePx: 1, ratio: 1 };

  const resize = ({ fontPx, linePx }: Layout, stage: StageSize) => {
    const ratio = Math.min(FINEST_RATIO, stage.ratio);
    setting = { fontPx, linePx, ratio };
    canvas.width = Math.round(stage.widthPx * ratio);
    canvas.height = Math.round(stage.heightPx * ratio);
  };
  return {
    measureEm: maker.widthOf,
    layout: resize,
    enter(one) {
      sprites.set(one, maker.make(one.text, one.count, setting));
    },
    leave(one) {
      sprites.get(one)?.close();
      sprites.delete(one);
    },
    draw({ flight, layout, lifted }) {
      const { ratio } = setting;
      context.clearRect(0, 0, canvas.width, canvas.height);
      for (const [one, sprite] of sprites) {
        if (one === lifted) continue;
        const left = flight.leftOf(one) * layout.fontPx * ratio;
        const top = Math.round(topOf(one, layout) * ratio);
        const [width, height] = [one.widthEm * layout.fontPx * ratio, layout.linePx * ratio];
        context.drawImage(sprite, left, top, width, height);
      }
    },
  };
}
