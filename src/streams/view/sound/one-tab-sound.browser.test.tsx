import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { useTabSound } from './one-tab-sound.ts';

function Sound() {
  return <button type="button">{useTabSound(true) ? '有声' : '静音'}</button>;
}

test('of two tabs only the one used last is audible', async () => {
  const other = new BroadcastChannel('courtside.sound');
  onTestFinished(() => other.close());
  const claimed = vi.fn<() => void>();
  other.addEventListener('message', claimed);
  mount(<Sound />);
  const sound = page.getByRole('button');
  await sound.click();
  await expect.element(sound).toHaveTextContent('有声');
  claimed.mockClear();

  other.postMessage(null);
  await expect.element(sound).toHaveTextContent('静音');
  await sound.click();
  await expect.element(sound).toHaveTextContent('有声');
  await expect.poll(() => claimed.mock.calls.length).toBe(1);
});
