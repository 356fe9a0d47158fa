import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHUNK_MAX,
  chunkFrame,
  createFrameReader,
  type Frame,
  FrameError,
  heartbeatFrame,
  messageFrame,
} from './frames.ts';

/** The frames of some bytes that arrive in chunks of these sizes, in rotation. */
function framesOf(bytes: Uint8Array, sizes: readonly number[]): Frame[] {
  const read = createFrameReader();
  const frames: Frame[] = [];
  for (let from = 0, chunk = 0; from < bytes.length; chunk += 1) {
    const size = sizes[chunk % sizes.length] ?? 1;
    frames.push(...read(bytes.subarray(from, from + size)));
    from += size;
  }
  return frames;
}

const frame = fc.oneof(
  fc.constant<Frame>({ is: 'heartbeat' }),
  fc.jsonValue().map((message): Frame => ({ is: 'message', message: JSON.parse(JSON.stringify(message)) })),
  fc.uint8Array({ maxLength: 300 }).map((bytes): Frame => ({ is: 'chunk', bytes })),
);
const written = (input: Frame): Uint8Array => {
  if (input.is === 'heartbeat') return heartbeatFrame();
  return input.is === 'message' ? messageFrame(input.message) : chunkFrame(input.bytes);
};
const plain = (input: Frame) => (input.is === 'chunk' ? { ...input, bytes: [...input.bytes] } : input);

test('however the bytes are split, the same frames are read', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 12 }), sizes, (frames, chunks) => {
      const read = framesOf(Buffer.concat(frames.map(written)), chunks);
      expect(read.map(plain)).toEqual(frames.map(plain));
    }),
  );
});

test('a frame that announces too many bytes is refused after its header', () => {
  const huge = Buffer.from([0xff, 0xff, 0xff, 0xff, 1]);
  expect(() => framesOf(huge, [5])).toThrow(FrameError);
  const chunk = Buffer.from([0, 1, 0, 1, 2]);
  expect(() => framesOf(chunk, [5])).toThrow(`${CHUNK_MAX + 1} bytes`);
});

test.each([
  ['another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['an unknown kind', Buffer.from([0, 0, 0, 0, 9])],
  ['a message that is not JSON', Buffer.from([0, 0, 0, 1, 1, 0x7b])],
])('%s is not read as a frame', (_, bytes) => {
  expect(() => framesOf(bytes, [3])).toThrow(FrameError);
});

test('a chunk that is too long is not sent', () => {
  expect(() => chunkFrame(new Uint8Array(CHUNK_MAX + 1))).toThrow(RangeError);
});
