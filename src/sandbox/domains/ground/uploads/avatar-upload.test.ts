import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#sandbox/base/refusal.ts';
import { rewriteAvatar } from '#sandbox/domains/people/profile/profile-handlers.ts';
import {
  FRAME,
  JPEG_END,
  jpeg,
  jpegSegment,
  latin,
  PIXELS,
  PNG_END,
  PNG_START,
  png,
  pngChunk,
  pngHead,
  pngPixels,
  SCAN,
} from '#tests/fixtures/files/image-files.ts';

const rewrite = (bytes: Buffer) => rewriteAvatar(bytes.toString('base64'));

test('[7.16] an avatar keeps its image data and no personal metadata', () => {
  const metadata = [
    pngChunk('tEXt', latin('Author me')),
    pngChunk('eXIf', latin('GPS')),
    pngChunk('iCCP', latin('me')),
  ];
  const file = Buffer.concat([png(...metadata, PIXELS), latin('PK GPS behind')]);
  expect(rewrite(file)).toEqual({ type: 'image/png', bytes: png(PIXELS) });
  const photo = jpeg(
    jpegSegment(0xe1, latin('Exif GPS')),
    jpegSegment(0xe2, latin('ICC me')),
    FRAME,
    SCAN,
    JPEG_END,
  );
  const behind = Buffer.concat([photo, latin('<script>')]);
  expect(rewrite(behind)).toEqual({ type: 'image/jpeg', bytes: jpeg(FRAME, SCAN, JPEG_END) });
});

test.each([
  ['a text', latin('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', latin('GIF89a\x80\x00\x80\x00')],
  ['one too small', Buffer.concat([PNG_START, pngHead(127, 128), PIXELS, PNG_END])],
  ['one too wide', Buffer.concat([PNG_START, pngHead(2_049, 128), PIXELS, PNG_END])],
  ['a bomb that unpacks to more than its sides', png(pngPixels(30_000_000))],
  ['a moving one', png(pngChunk('acTL', Buffer.alloc(8)), PIXELS)],
  ['one with a wrong checksum', Buffer.concat([PNG_START, pngHead(128, 128).fill(1, 21), PIXELS, PNG_END])],
  ['one without pixels', png()],
  ['one without an end', Buffer.concat([PNG_START, pngHead(128, 128), PIXELS])],
  ['a JPEG without a scan', jpeg(FRAME, JPEG_END)],
  ['a JPEG that is cut', jpeg(FRAME, SCAN)],
])('[7.16] as a picture of a member, %s is refused', (_what, bytes) => {
  expect(() => rewrite(bytes)).toThrow(expect.objectContaining({ code: 'PICTURE_REFUSED' }));
});

test('[7.16] a truncated or altered avatar is re-encoded or refused', () => {
  const files = [
    png(pngChunk('tEXt', latin('GPS')), PIXELS),
    jpeg(jpegSegment(0xe1, latin('GPS')), FRAME, SCAN, JPEG_END),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(255), fc.boolean(), (file, offset, byte, cut) => {
      const at = offset % file.length;
      const changed = Buffer.from(cut ? file.subarray(0, at) : file);
      if (!cut) changed[at] = byte;
      try {
        const { type, bytes } = rewrite(changed);
        expect(bytes.length).toBeLessThanOrEqual(changed.length);
        expect(['image/png', 'image/jpeg']).toContain(type);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Refusal);
      }
    }),
    { numRuns: 500 },
  );
});
