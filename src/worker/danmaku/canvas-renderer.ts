import type { Layout, StageSize } from '#streams/danmaku/danmaku-appearance.ts';
import { type Renderer, type StageView, topOf } from '#streams/danmaku/danmaku-stage.ts';
import type { Flying } from '#streams/danmaku/flight.ts';
import type { DanmakuPaint } from './danmaku-messages.ts';
import { createEmoteSheet, fetchSheet } from './emote-sheet.ts';
import { createSpriteMaker, type SpriteSetting } from './sprite.ts';

/** Finer than this is not seen on letters that move. */
const FINEST_RATIO = 2;

/** Renders texts as images; those drawn before the emotes were loaded are drawn again once they are. */
function createSprites(paint: DanmakuPaint, load: () => Promise<ImageBitmap>, onRedrawn: () => void) {
  const bitmaps = new Map<Flying, ImageBitmap>();
  const unfinished = new Set<Flying>();
  let setting: SpriteSetting = { fontPx: 1, linePx: 1, ratio: 1 };
  const makeSprite = (flying: Flying) => {
    const { bitmap, isComplete } = maker.make(flying.text, flying.count, setting);
    bitmaps.get(flying)?.close();
    bitmaps.set(flying, bitmap);
    if (isComplete) unfinished.delete(flying);
    else unfinished.add(flying);
  };
  const emotes = createEmoteSheet(() => {
    for (const flying of [...unfinished]) makeSprite(flying);
    onRedrawn();
  }, load);
  const maker = createSpriteMaker(paint, emotes);
  return {
    pictures: bitmaps,
    widthOf: maker.widthOf,
    set(next: SpriteSetting) {
      setting = next;
    },
    put: makeSprite,
    drop(flying: Flying) {
      bitmaps.get(flying)?.close();
      bitmaps.delete(flying);
      unfinished.delete(flying);
    },
  };
}

/**
 * Draws danmaku on a canvas that the page has handed over.
 * @param load brings the sheet of emotes
 */
export function createCanvasRenderer(
  canvas: OffscreenCanvas,
  paint: DanmakuPaint,
  load: () => Promise<ImageBitmap> = fetchSheet,
): Renderer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas in this worker');
  let ratio = 1;
  let last: StageView | null = null;
  const draw = (view: StageView) => {
    last = view;
    const { flight, layout, lifted } = view;
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const [flying, bitmap] of sprites.pictures) {
      if (flying === lifted) continue;
      const left = flight.leftOf(flying) * layout.fontPx * ratio;
      const top = Math.round(topOf(flying, layout) * ratio);
      const [width, height] = [flying.widthEm * layout.fontPx * ratio, layout.linePx * ratio];
      context.drawImage(bitmap, left, top, width, height);
    }
  };
  // A paused video has no next step.
  const sprites = createSprites(paint, load, () => last && draw(last));
  return {
    measureEm: sprites.widthOf,
    layout({ fontPx, linePx }: Layout, stage: StageSize) {
      ratio = Math.min(FINEST_RATIO, stage.ratio);
      sprites.set({ fontPx, linePx, ratio });
      canvas.width = Math.round(stage.widthPx * ratio);
      canvas.height = Math.round(stage.heightPx * ratio);
    },
    enter: sprites.put,
    leave: sprites.drop,
    draw,
  };
}
