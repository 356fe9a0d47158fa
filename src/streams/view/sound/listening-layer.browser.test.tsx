import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { ListeningLayer } from './listening-layer.tsx';

/** Simulates to the page that a video is in picture-in-picture. */
function leaveTo(element: Element | null): void {
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: element });
  document.dispatchEvent(new Event(element ? 'enterpictureinpicture' : 'leavepictureinpicture'));
}
afterEach(() => {
  leaveTo(null);
  Reflect.deleteProperty(document, 'pictureInPictureElement');
});

test('[4.01] a picture-in-picture video leaves a message and a button to return', async () => {
  const back = vi.spyOn(document, 'exitPictureInPicture').mockResolvedValue(undefined);
  const voice = { name: '星港城', faces: [] };
  mount(
    <ListeningLayer
      view={undefined}
      commands={{ chooseQuality: () => undefined }}
      voice={voice}
      live
      moving
      mini={false}
    />,
  );
  expect(page.getByRole('status').length).toBe(0);
  leaveTo(document.createElement('video'));
  await expect.element(page.getByText('正在画中画窗口播放')).toBeVisible();
  await page.getByRole('button', { name: '回到这里看' }).click();
  expect(back).toHaveBeenCalledOnce();
});
