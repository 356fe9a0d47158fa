import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BadFrame,
  beatFrame,
  createFrameReader,
  type Frame,
  PIECE_MAX,
  pieceFrame,
  wordFrame,
} from './frames.ts';

/** The frames of some bytes that arrive in pieces of these sizes, over and over. */
function framesOf(bytes: Uint8Array, sizes: readonly number[]): Frame[] {
  const read = createFrameReader();
  const frames: Frame[] = [];
  for (let from = 0, piece = 0; from < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    frames.push(...read(bytes.subarray(from, from + size)));
    from += size;
  }
  return frames;
}

const frame = fc.oneof(
  fc.constant<Frame>({ is: 'beat' }),
  fc.jsonValue().map((word): Frame => ({ is: 'word', word: JSON.parse(JSON.stringify(word)) })),
  fc.uint8Array({ maxLength: 300 }).map((bytes): Frame => ({ is: 'piece', bytes })),
);
const written = (one: Frame): Uint8Array => {
  if (one.is === 'beat') return beatFrame();
  return one.is === 'word' ? wordFrame(one.word) : pieceFrame(one.bytes);
};
const plain = (one: Frame) => (one.is === 'piece' ? { ...one, bytes: [...one.bytes] } : one);

test('however the bytes are split, the same frames are read', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 12 }), sizes, (frames, pieces) => {
      const read = framesOf(Buffer.concat(frames.map(written)), pieces);
      expect(read.map(plain)).toEqual(frames.map(plain));
    }),
  );
});

test('a frame that announces more than there may be is refused by its head alone', () => {
  const huge = Buffer.from([0xff, 0xff, 0xff, 0xff, 1]);
  expect(() => framesOf(huge, [5])).toThrow(BadFrame);
  const piece = Buffer.from([0, 1, 0, 1, 2]);
  expect(() => framesOf(piece, [5])).toThrow(`${PIECE_MAX + 1} bytes`);
});

test.each([
  ['another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['a kind there is not', Buffer.from([0, 0, 0, 0, 9])],
  ['a word that is no JSON', Buffer.from([0, 0, 0, 1, 1, 0x7b])],
])('%s is no frame', (_, bytes) => {
  expect(() => framesOf(bytes, [3])).toThrow(BadFrame);
});

test('a piece that is too long is not sent', () => {
  expect(() => pieceFrame(new Uint8Array(PIECE_MAX + 1))).toThrow(RangeError);
});
