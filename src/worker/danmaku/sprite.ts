import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import {
  drawnPieces,
  drawnWidthEm,
  EMOTE_EM,
  isMarked,
  sideEm,
  TEXT_WEIGHT,
} from '#streams/danmaku/drawn-text.ts';
import type { DanmakuPaint } from './danmaku-messages.ts';
import type { EmoteSheet } from './emote-sheet.ts';

/** Draws texts once, so that a frame only copies images. */
export type SpriteMaker = {
  /** em */
  widthOf(text: DanmakuText, count: number): number;
  make(text: DanmakuText, count: number, setting: SpriteSetting): Sprite;
};

export type Sprite = {
  /** The caller closes it. */
  readonly bitmap: ImageBitmap;
  /** True if every emote is drawn as its image, none as its code. */
  readonly isComplete: boolean;
};

export type SpriteSetting = { readonly fontPx: number; readonly linePx: number; readonly ratio: number };

/** Measured large: a browser rounds the widths of small letters. */
const MEASURE_PX = 100;
const OUTLINE_EM = 0.15;
const OUTLINE = 'rgb(0 0 0 / 72%)';
const FRAME_EM = 0.09;
const FRAME_RADIUS_EM = 0.36;
const FRAME_FILL = 'rgb(6 18 15 / 34%)';
const LETTERS = '#fff';

type Context = OffscreenCanvasRenderingContext2D;

function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas in this worker');
  return context;
}

function drawFrame(context: Context, em: number, colour: string): void {
  const { width, height } = context.canvas;
  const line = FRAME_EM * em;
  const top = (height - 1.65 * em) / 2;
  context.beginPath();
  context.roundRect(line, top, width - 2 * line, 1.65 * em, FRAME_RADIUS_EM * em);
  context.fillStyle = FRAME_FILL;
  context.fill();
  context.lineWidth = line;
  context.strokeStyle = colour;
  context.stroke();
}

function drawLetters(
  context: Context,
  text: string,
  leftPx: number,
  em: number,
  colour: string,
  maxPx?: number,
): void {
  const middle = context.canvas.height / 2;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = OUTLINE_EM * em;
  context.strokeStyle = OUTLINE;
  context.strokeText(text, leftPx, middle, maxPx);
  context.fillStyle = colour;
  context.fillText(text, leftPx, middle, maxPx);
}

/**
 * Creates sprites on one canvas of its own; an emote whose image has not loaded yet is drawn as its code.
 * @throws Error when this worker has no 2D canvas
 */
export function createSpriteMaker({ family, own, marked }: DanmakuPaint, emotes: EmoteSheet): SpriteMaker {
  const font = (px: number) => `${TEXT_WEIGHT} ${px}px ${family}`;
  const measuring = contextOf(new OffscreenCanvas(1, 1));
  measuring.font = font(MEASURE_PX);
  const scratch = new OffscreenCanvas(1, 1);
  const context = contextOf(scratch);
  const lettersEm = (letters: string) => measuring.measureText(letters).width / MEASURE_PX;
  const widthOf = (text: DanmakuText, count: number) => drawnWidthEm(text, count, lettersEm);
  const drawPieces = (text: DanmakuText, count: number, em: number): boolean => {
    const colour = isMarked(text) ? marked : LETTERS;
    let left = sideEm(text);
    let isComplete = true;
    for (const piece of drawnPieces(text, count)) {
      if (piece.is === 'emote') {
        const top = (scratch.height - EMOTE_EM * em) / 2;
        const square = { left: left * em, top, size: EMOTE_EM * em };
        if (!emotes.draw(context, piece.emote, square)) {
          isComplete = false;
          drawLetters(context, piece.emote.code, square.left, em, colour, square.size);
        }
        left += EMOTE_EM;
      } else {
        drawLetters(context, piece.text, left * em, em, colour);
        left += lettersEm(piece.text);
      }
    }
    return isComplete;
  };
  return {
    widthOf,
    make(text, count, { fontPx, linePx, ratio }) {
      const em = fontPx * ratio;
      scratch.width = Math.max(1, Math.ceil(widthOf(text, count) * em));
      scratch.height = Math.max(1, Math.ceil(linePx * ratio));
      context.font = font(em);
      if (text.own) drawFrame(context, em, own);
      const isComplete = drawPieces(text, count, em);
      return { bitmap: scratch.transferToImageBitmap(), isComplete };
    },
  };
}
