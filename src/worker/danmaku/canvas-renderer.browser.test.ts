import { expect, test } from 'vitest';
import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { emoteText } from '#contract/community/expression/emote-pieces.ts';
import { EMOTE_SHEET, EMOTES } from '#contract/community/expression/emotes.table.ts';
import { serverTime } from '#contract/units/time.ts';
import { DEFAULT_APPEARANCE, layoutOf } from '#streams/danmaku/danmaku-appearance.ts';
import { Flight, type Flying } from '#streams/danmaku/flight.ts';
import { messageId, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { createCanvasRenderer } from './canvas-renderer.ts';

const PAINT = { family: 'sans-serif', own: '#00f', marked: '#0f0' };
const STAGE = { widthPx: 400, heightPx: 300, fontPx: 20, ratio: 1 };
const [emote] = EMOTES;

const text: DanmakuText = {
  key: 'k',
  messageId: messageId('id-1'),
  text: emoteText(emote),
  at: serverTime(0),
  sender: { userId: userId('u-1'), name: '潮间带', level: 1, role: 'member' },
  own: false,
  mentionsMe: false,
};

/** A sheet of one colour that no letter has. */
async function redSheet(): Promise<ImageBitmap> {
  const rows = Math.ceil(EMOTES.length / EMOTE_SHEET.columns);
  const sheet = new OffscreenCanvas(EMOTE_SHEET.columns * EMOTE_SHEET.cellPx, rows * EMOTE_SHEET.cellPx);
  const context = sheet.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, sheet.width, sheet.height);
  return createImageBitmap(sheet);
}

function redPixels(canvas: OffscreenCanvas): number {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let red = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] === 255 && pixels[at + 1] === 0 && pixels[at + 3] === 255) red += 1;
  }
  return red;
}

test('the first emote becomes an image once the sheet has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<ImageBitmap>();
  const canvas = new OffscreenCanvas(1, 1);
  const renderer = createCanvasRenderer(canvas, PAINT, () => promise);
  const layout = layoutOf(DEFAULT_APPEARANCE, STAGE);
  renderer.layout(layout, STAGE);
  const flight = new Flight();
  flight.resize(layout.board);
  const widthEm = renderer.measureEm(text, 1);
  const flying: Flying = { text, count: 1, lane: 0, widthEm, motion: { is: 'standing', until: 4_000 } };
  flight.flying.add(flying);
  renderer.enter(flying);
  renderer.draw({ flight, layout, lifted: null, moving: false });
  expect(redPixels(canvas)).toBe(0);
  resolve(await redSheet());
  await expect.poll(() => redPixels(canvas)).toBeGreaterThan(100);
});
