import { expect, test } from 'vitest';
import { lookAtPicture } from './look-at-picture.ts';

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)];
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

const png = (width: number, height: number) => [
  0x89,
  ...text('PNG\r\n\x1a\n'),
  ...u32(13),
  ...text('IHDR'),
  ...u32(width),
  ...u32(height),
  8,
  0,
];
const jpeg = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe0],
  ...u16(4),
  0,
  0,
  0xff,
  0xc2,
  ...u16(11),
  8,
  ...u16(height),
  ...u16(width),
  1,
  0,
];
const webp = (kind: string, ...rest: number[]) => [
  ...text('RIFF'),
  0,
  0,
  0,
  0,
  ...text(`WEBP${kind}`),
  0,
  0,
  0,
  0,
  ...rest,
  ...Array.from({ length: 12 }, () => 0),
];
const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');
const typeOf = (bytes: readonly number[]) => lookAtPicture(base64(bytes)).type;

test('[8.14] a picture is known by its content', () => {
  expect(typeOf(png(1, 1))).toBe('image/png');
  expect(typeOf(jpeg(640, 480))).toBe('image/jpeg');
  expect(typeOf(webp('VP8X', 0, 0, 0, 0, 9, 0, 0, 9, 0, 0))).toBe('image/webp');
  expect(typeOf(webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 64, 0, 64, 0))).toBe('image/webp');
  expect(typeOf(webp('VP8L', 0x2f, 7, 0xc0, 1, 0))).toBe('image/webp');
});

test.each([
  ['text', text('not a picture')],
  ['a page', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a signature and nothing more', png(1, 1).slice(0, 8)],
  ['a JPEG without a frame', [0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9]],
  ['a JPEG whose segment has no length', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [
    'a RIFF that is sound',
    [...text('RIFF'), 0, 0, 0, 0, ...text('WAVEfmt '), ...Array.from({ length: 20 }, () => 0)],
  ],
  ['no pixels', png(0, 5)],
  ['a side of a hundred thousand', png(100_000, 1)],
  ['eighty-one megapixels', jpeg(9_000, 9_000)],
])('[8.14] %s is refused', (_name, bytes) => {
  expect(() => lookAtPicture(base64(bytes))).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

test('[8.14] no bytes at all make it throw anything but a refusal', () => {
  for (const whole of [png(5, 5), jpeg(5, 5), webp('VP8L', 0x2f, 7, 0xc0, 1, 0)]) {
    for (let length = 0; length < whole.length; length += 1) {
      const look = () => lookAtPicture(base64(whole.slice(0, length)));
      try {
        look();
      } catch (thrown) {
        expect(thrown).toMatchObject({ code: 'BAD_REQUEST' });
      }
    }
  }
});
