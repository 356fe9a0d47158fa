import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { StageMessage } from './stage-message.tsx';

/** Takes away from the browser all functions by which it plays live video. */
function withoutVideo(): void {
  const cannot = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
  const removed = ['MediaSource', 'ManagedMediaSource'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name] of removed) Reflect.deleteProperty(globalThis, name);
  onTestFinished(() => {
    cannot.mockRestore();
    for (const [name, own] of removed) if (own) Object.defineProperty(globalThis, name, own);
  });
}

const open = () =>
  mount(
    <StageMessage
      view={{ is: 'failed', code: 'MEDIA_UNSUPPORTED', retryAtMono: null }}
      moving={false}
      seenBefore={false}
      waiting={false}
      startAt={null}
      byAnchor={false}
      onRetry={() => undefined}
    />,
  );

test('[2.11] a browser that plays no live video names those that do', async () => {
  withoutVideo();
  open();
  await expect.element(page.getByText(/新版 Chrome、Edge、Firefox/)).toBeVisible();
});

test('[2.11] a video that this browser cannot play blames no browser', async () => {
  open();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByText(/Firefox/).query()).toBeNull();
});
