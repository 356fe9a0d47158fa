import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#sandbox/base/refusal.ts';
import { lookAtAvatar } from './look-at-avatar.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const chunk = (name: string, body: Buffer) => {
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length);
  const named = Buffer.concat([latin(name), body]);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};
/** Grey, of the sides its head says. */
const head = (width: number, height: number) => {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width);
  body.writeUInt32BE(height, 4);
  body[8] = 8;
  return chunk('IHDR', body);
};
const START = Buffer.from('89504e470d0a1a0a', 'hex');
const pixels = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
const END = chunk('IEND', Buffer.alloc(0));
const png = (...between: Buffer[]) => Buffer.concat([START, head(128, 128), ...between, END]);
const PIXELS = pixels(128 * 129);

const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body]);
const FRAME = segment(0xc0, Buffer.from([8, 1, 0, 1, 0, 1, 1, 0x11, 0]));
const SCAN = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([1, 0xff, 0, 2])]);
const jpeg = (...parts: Buffer[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

const look = (bytes: Buffer) => lookAtAvatar(bytes.toString('base64'));

test('[7.16] a picture of a member keeps what draws it, and nothing about them', () => {
  const told = [chunk('tEXt', latin('Author me')), chunk('eXIf', latin('GPS')), chunk('iCCP', latin('me'))];
  const file = Buffer.concat([png(...told, PIXELS), latin('PK GPS behind')]);
  expect(look(file)).toEqual({ type: 'image/png', bytes: png(PIXELS) });
  const photo = jpeg(segment(0xe1, latin('Exif GPS')), segment(0xe2, latin('ICC me')), FRAME, SCAN, JPEG_END);
  const behind = Buffer.concat([photo, latin('<script>')]);
  expect(look(behind)).toEqual({ type: 'image/jpeg', bytes: jpeg(FRAME, SCAN, JPEG_END) });
});

test.each([
  ['a text', latin('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', latin('GIF89a\x80\x00\x80\x00')],
  ['one too small', Buffer.concat([START, head(127, 128), PIXELS, END])],
  ['one too wide', Buffer.concat([START, head(2_049, 128), PIXELS, END])],
  ['a bomb that unpacks to more than its sides', png(pixels(30_000_000))],
  ['a moving one', png(chunk('acTL', Buffer.alloc(8)), PIXELS)],
  ['one with a wrong checksum', Buffer.concat([START, head(128, 128).fill(1, 21), PIXELS, END])],
  ['one without pixels', png()],
  ['one without an end', Buffer.concat([START, head(128, 128), PIXELS])],
  ['a JPEG without a scan', jpeg(FRAME, JPEG_END)],
  ['a JPEG that is cut', jpeg(FRAME, SCAN)],
])('[7.16] as a picture of a member, %s is refused', (_what, bytes) => {
  expect(() => look(bytes)).toThrow(expect.objectContaining({ code: 'PICTURE_REFUSED' }));
});

test('[7.16] cut or changed anywhere, a picture is made again or refused, and never anything else', () => {
  const files = [
    png(chunk('tEXt', latin('GPS')), PIXELS),
    jpeg(segment(0xe1, latin('GPS')), FRAME, SCAN, JPEG_END),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(255), fc.boolean(), (file, place, byte, cut) => {
      const at = place % file.length;
      const changed = Buffer.from(cut ? file.subarray(0, at) : file);
      if (!cut) changed[at] = byte;
      try {
        const { type, bytes } = look(changed);
        expect(bytes.length).toBeLessThanOrEqual(changed.length);
        expect(['image/png', 'image/jpeg']).toContain(type);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Refusal);
      }
    }),
    { numRuns: 500 },
  );
});
