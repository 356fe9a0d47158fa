import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#sandbox/base/refusal.ts';
import { checkImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import { rewriteAvatar } from '#sandbox/domains/people/profile/profile-handlers.ts';
import { CARRIERS, REFUSED, WEBP_CARRIERS } from '#tests/fixtures/files/hostile-images.ts';
import { forEvery } from './every-input.ts';

/** Each unpacks pixels. */
const SHARE = 0.2;

const files = Object.values({ ...CARRIERS, ...WEBP_CARRIERS, ...REFUSED });

/** A file with a few bytes changed, cut out or put in. */
const damaged = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.uint8Array({ maxLength: 6 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([file, edits]) =>
    edits.reduce<Buffer>((bytes, [offset, removedCount, inserted]) => {
      const at = offset % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + removedCount)]);
    }, file),
  );

/** Checks that re-encoding an image leaves it unchanged, and that a file is refused in a way that every caller can return. */
function checkUpload(parseUpload: typeof rewriteAvatar, handed: Buffer): void {
  try {
    const { type, bytes } = parseUpload(handed.toString('base64'));
    expect(bytes.length).toBeLessThanOrEqual(handed.length + 1);
    expect(parseUpload(bytes.toString('base64'))).toEqual({ type, bytes });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
  }
}

test('[8.14] any damaged image is re-encoded or refused in time', () => {
  forEvery(damaged, (file) => checkUpload(checkImage, file), SHARE);
});

test('[7.16] any damaged image of a member is re-encoded or refused in time', () => {
  forEvery(damaged, (file) => checkUpload(rewriteAvatar, file), SHARE);
});

test('[8.14] random bytes are refused', () => {
  forEvery(fc.uint8Array({ maxLength: 200 }), (bytes) => checkUpload(checkImage, Buffer.from(bytes)), SHARE);
});
