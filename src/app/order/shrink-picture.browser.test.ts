import { expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '#contract/constants.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture nothing can be saved on: every pixel is another colour. */
async function noise(side: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const pixels = pen.createImageData(side, side);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  pen.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

test('[8.14] a large picture is drawn smaller until it may be handed in; a small one stays as it is', async () => {
  const large = await noise(1_000);
  expect(large.size).toBeGreaterThan(PICTURE_MAX_BYTES);
  const shrunk = await shrinkPicture(large, 'image/png');
  if (typeof shrunk === 'string') throw new Error(shrunk);
  expect(shrunk.type).toBe('image/jpeg');
  expect(shrunk.blob.size).toBeLessThanOrEqual(PICTURE_MAX_BYTES);

  const small = await noise(40);
  expect(await shrinkPicture(small, 'image/png')).toEqual({ blob: small, type: 'image/png' });
});

test('[8.14] what is no picture is found out before it is sent', async () => {
  expect(await shrinkPicture(new Blob(['not a picture'], { type: 'image/png' }), 'image/png')).toBe('broken');
});
