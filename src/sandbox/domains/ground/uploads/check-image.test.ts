import { expect, test } from 'vitest';
import { CARRIERS, REFUSED, WEBP_CARRIERS } from '#tests/fixtures/files/hostile-images.ts';
import {
  FRAME,
  JPEG_END,
  jpeg,
  jpegFrame,
  jpegSegment,
  latin,
  PIXELS,
  PNG_END,
  PNG_START,
  png,
  pngHead,
  pngPixels,
  SCAN,
  WEBP_PIXELS,
  webp,
  webpChunk,
  webpHead,
} from '#tests/fixtures/files/image-files.ts';
import { checkImage } from './check-image.ts';

const check = (bytes: Buffer) => checkImage(bytes.toString('base64'));
const pngOf = (width: number, height: number) =>
  Buffer.concat([PNG_START, pngHead(width, height), pngPixels(height * (width + 1)), PNG_END]);
const lossless = webpChunk('VP8L', Buffer.concat([Buffer.from([0x2f, 7, 0xc0, 1, 0]), Buffer.alloc(9)]));

test('[8.14] an image type is detected from its content', () => {
  expect(check(pngOf(1, 1)).type).toBe('image/png');
  expect(check(jpeg(jpegFrame(640, 480), SCAN, JPEG_END)).type).toBe('image/jpeg');
  for (const pixels of [WEBP_PIXELS, lossless]) expect(check(webp(pixels)).type).toBe('image/webp');
  expect(check(webp(webpHead(0), WEBP_PIXELS)).type).toBe('image/webp');
});

test('[8.14] the image data is preserved byte for byte', () => {
  const metadata = jpegSegment(0xe1, latin('Exif\0\0GPSLatitude'));
  expect(check(jpeg(metadata, FRAME, SCAN, JPEG_END)).bytes).toEqual(jpeg(FRAME, SCAN, JPEG_END));
  expect(check(png(PIXELS)).bytes).toEqual(png(PIXELS));
  const photo = webp(webpHead(0b1_1100), WEBP_PIXELS, webpChunk('EXIF', latin('GPS')));
  expect(check(photo).bytes).toEqual(webp(webpHead(0b1_0000), WEBP_PIXELS));
});

test.each([
  ...Object.entries(REFUSED),
  ['no pixels', pngOf(0, 5)],
  ['a side of a hundred thousand', pngOf(100_000, 1)],
  ['eighty-one megapixels', jpeg(jpegFrame(9_000, 9_000), SCAN, JPEG_END)],
  ['a JPEG whose segment has no length', jpeg(Buffer.from([0xff, 0xe0, 0, 0]), FRAME, SCAN, JPEG_END)],
])('[8.14] %s is refused', (_name, bytes) => {
  expect(() => check(bytes)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

test.each(Object.entries({ ...CARRIERS, ...WEBP_CARRIERS }))(
  '[8.14] %s is cut off anywhere and refused, or whole',
  (_name, file) => {
    const { bytes } = check(file);
    for (let length = 0; length < file.length; length += 7) {
      try {
        expect(check(file.subarray(0, length)).bytes).toEqual(bytes);
      } catch (thrown) {
        expect(thrown).toMatchObject({ code: 'BAD_REQUEST' });
      }
    }
  },
);
