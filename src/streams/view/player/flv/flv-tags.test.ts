import { expect, test } from 'vitest';
import { flvBytes, flvTag } from '#tests/fixtures/video/flv-bytes.ts';
import { createFlvReader, flvHead, retimed } from './flv-tags.ts';

const BOTH = { audio: true, video: true };

test('tags are read whole, however the network cuts them', () => {
  const bytes = flvBytes([
    flvTag('video', 0, { key: true }),
    flvTag('audio', 23),
    flvTag('video', 70_000_000),
  ]);
  const reader = createFlvReader();
  const tags = [...bytes].flatMap((byte) => reader.read(new Uint8Array([byte])));
  expect(tags.map(({ is, at, isKey }) => [is, at, isKey])).toEqual([
    ['video', 0, true],
    ['audio', 23, false],
    ['video', 70_000_000, false],
  ]);
  expect(reader.promises()).toEqual(BOTH);
});

test('[8.16] data that is not FLV is rejected at its first bytes', () => {
  const page = new TextEncoder().encode('<!doctype html>');
  expect(() => createFlvReader().read(page)).toThrow();
  const reader = createFlvReader();
  reader.read(flvHead(BOTH));
  expect(() => reader.read(new Uint8Array(20).fill(0xf6))).toThrow();
});

/** A tag of a type that players do not show, whose closing length is off by `off`. */
function otherTag(type: number, size: number, off = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(11 + size + 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, size);
  bytes[0] = type;
  view.setUint32(11 + size, 11 + size + off);
  return bytes;
}

test.each([0, 1, 15, 31])('[8.16] a tag of type %d is passed over', (type) => {
  const bytes = flvBytes([flvTag('video', 0, { key: true }), otherTag(type, 24), flvTag('video', 40)]);
  const stamps = (pieces: readonly Uint8Array<ArrayBuffer>[]) => {
    const reader = createFlvReader();
    return pieces.flatMap((piece) => reader.read(piece)).map(({ at }) => at);
  };
  expect(stamps([bytes])).toEqual([0, 40]);
  expect(stamps([...bytes].map((byte) => new Uint8Array([byte])))).toEqual([0, 40]);
});

test.each([
  ['whose closing length differs', otherTag(0, 24, 1)],
  ['larger than any', otherTag(15, 70_000)],
  ['whose type has bits of no type', otherTag(0xf6, 24)],
])('[8.16] a tag of another type %s is refused', (_case, tag) => {
  expect(() => createFlvReader().read(flvBytes([flvTag('video', 0), tag]))).toThrow();
});

test('a tag can be moved to any time a stream may last', () => {
  const tag = flvTag('video', 5);
  const reader = createFlvReader();
  reader.read(flvHead({ audio: false, video: true }));
  const [read] = reader.read(tag);
  if (!read) throw new Error('one tag was written');
  const moved = retimed(read, 0x81234567);
  const again = createFlvReader();
  again.read(flvHead({ audio: false, video: true }));
  expect(again.read(moved.bytes)[0]?.at).toBe(0x81234567);
});

test('any audio of a stream without video is a valid start', () => {
  const keys = (video: boolean) =>
    createFlvReader()
      .read(flvBytes([flvTag('audio', 0, { config: true }), flvTag('audio', 32)], video))
      .map(({ isKey }) => isKey);
  expect(keys(false)).toEqual([false, true]);
  expect(keys(true)).toEqual([false, false]);
});
