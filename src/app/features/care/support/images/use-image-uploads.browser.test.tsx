import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { type ImageUploads, useImageUploads } from './use-image-uploads.ts';

let images: ImageUploads;
function Strip() {
  images = useImageUploads(3);
  return null;
}

async function imageFile(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'a.png', { type: 'image/png' });
}

test('[8.14] an image the browser cannot decode is refused and can be removed', async () => {
  const file = await imageFile();
  const encode = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob');
  encode.mockRejectedValue(new DOMException('no memory', 'EncodingError'));
  onTestFinished(() => encode.mockRestore());
  mount(<Strip />);
  flushSync(() => images.add([file]));
  expect(images.isBusy).toBe(true);
  await vi.waitFor(() => expect(images.list[0]?.is).toBe('refused'));
  expect(images.isBusy).toBe(false);
  flushSync(() => images.remove(images.list[0]?.key ?? 0));
  expect(images.list).toEqual([]);
});
