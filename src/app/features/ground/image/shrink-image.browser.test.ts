import { expect, test, vi } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/care/support/constants.ts';
import { shrinkImage } from './shrink-image.ts';

/** Creates an incompressible image: every pixel has a different colour. */
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

test('[8.14] only a large image is scaled down to the limit', async () => {
  const large = await noise(1_000);
  expect(large.size).toBeGreaterThan(IMAGE_MAX_BYTES);
  const shrunk = await shrinkImage(large, 'image/png');
  if (typeof shrunk === 'string') throw new Error(shrunk);
  expect(shrunk.type).toBe('image/jpeg');
  expect(shrunk.blob.size).toBeLessThanOrEqual(IMAGE_MAX_BYTES);

  const small = await noise(40);
  const drawn = await shrinkImage(small, 'image/png');
  if (typeof drawn === 'string') throw new Error(drawn);
  const { width, height } = await createImageBitmap(drawn.blob);
  expect([drawn.type, width, height]).toEqual(['image/png', 40, 40]);
});

/** Creates a JPEG as phones write it: an EXIF segment with the location precedes the image. */
async function photoWithLocation(): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40);
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  const exif = new TextEncoder().encode('Exif\u0000\u0000GPSLatitude 31.2304');
  const segment = Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif);
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' });
}

test('[8.14] the location of a small photo never leaves the device', async () => {
  const photo = await photoWithLocation();
  expect(await photo.text()).toContain('GPSLatitude');
  const drawn = await shrinkImage(photo, 'image/jpeg');
  if (typeof drawn === 'string') throw new Error(drawn);
  expect(await drawn.blob.text()).not.toContain('GPSLatitude');
});

test('[8.14] a file that is no image is detected before upload', async () => {
  expect(await shrinkImage(new Blob(['not a picture'], { type: 'image/png' }), 'image/png')).toBe('broken');
});

test('[8.14] a browser without OffscreenCanvas draws it on a page canvas', async () => {
  const large = await noise(1_000);
  vi.stubGlobal('OffscreenCanvas', undefined);
  const shrunk = await shrinkImage(large, 'image/png');
  vi.unstubAllGlobals();
  if (typeof shrunk === 'string') throw new Error(shrunk);
  expect(shrunk.type).toBe('image/jpeg');
  expect(shrunk.blob.size).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
});
