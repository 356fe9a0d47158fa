import { expect, test } from 'vitest';
import { strippedPicture } from './strip-picture.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const jpegSegment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body]);

/** A frame, a scan with a stuffed byte and a restart in it, and the end. */
const JPEG_PICTURE = Buffer.concat([
  jpegSegment(0xc0, Buffer.from([8, 0, 4, 0, 4, 1, 1, 0x11, 0])),
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  Buffer.from([0xff, 0xd9]),
]);

test('[8.14] of a JPEG the EXIF with its place, XMP, comments and what hangs behind it are gone, the picture is whole', () => {
  const start = Buffer.from([0xff, 0xd8]);
  const density = jpegSegment(0xe0, latin('JFIF\0'));
  const told = [
    jpegSegment(0xe1, latin('Exif\0\0GPSLatitude')),
    jpegSegment(0xe1, latin('http://ns.adobe.com/xap/1.0/ place')),
    jpegSegment(0xfe, latin('taken at home')),
  ];
  const behind = latin('\xff\xd8 another photo with GPSLatitude');
  const photo = Buffer.concat([start, density, ...told, JPEG_PICTURE, behind]);
  expect(strippedPicture('image/jpeg', photo)).toEqual(Buffer.concat([start, density, JPEG_PICTURE]));
});

const pngChunk = (name: string, body = '') => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, latin(name + body), Buffer.alloc(4)]);
};

test('[8.14] of a PNG text, time and EXIF are gone', () => {
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const picture = [pngChunk('IHDR', 'size'), pngChunk('IDAT', 'pixels'), pngChunk('IEND')] as const;
  const [head, pixels, end] = picture;
  const told = [pngChunk('eXIf', 'GPS'), pngChunk('tEXt', 'Author'), pngChunk('tIME', '1234567')];
  const file = Buffer.concat([start, head, ...told, pixels, end, latin('GPS behind')]);
  expect(strippedPicture('image/png', file)).toEqual(Buffer.concat([start, ...picture]));
});

test('[8.14] of a WebP EXIF and XMP are gone, and its head promises none', () => {
  const chunk = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([latin(name), size, body, Buffer.alloc(body.length % 2)]);
  };
  const riff = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([latin('WEBP'), ...chunks]));
  const extended = (flags: number) => chunk('VP8X', Buffer.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]));
  const pixels = chunk('VP8 ', latin('odd'));
  const file = riff(extended(0b1100), pixels, chunk('EXIF', latin('GPS')), chunk('XMP ', latin('home')));
  expect(strippedPicture('image/webp', file)).toEqual(riff(extended(0), pixels));
});

test('[8.14] cut off anywhere, it is stripped as far as it goes', () => {
  const whole = Buffer.concat([Buffer.from([0xff, 0xd8]), jpegSegment(0xe1, latin('GPS')), JPEG_PICTURE]);
  for (let length = 2; length < whole.length; length += 1)
    expect(strippedPicture('image/jpeg', whole.subarray(0, length)).includes('GPS')).toBe(false);
});
