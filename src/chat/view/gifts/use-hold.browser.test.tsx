import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { useHold } from './use-hold.ts';

function Button({ enabled, onAct }: { enabled: boolean; onAct: () => void }) {
  return (
    <button type="button" {...useHold(enabled, onAct)}>
      give
    </button>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(enabled: boolean) {
  const onAct = vi.fn();
  const button = mount(<Button enabled={enabled} onAct={onAct} />).querySelector('button');
  const fire = (type: string) =>
    button?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  return { onAct, fire };
}

test('a short press is the business of the click alone', async () => {
  const { onAct, fire } = opened(true);
  fire('pointerdown');
  await vi.advanceTimersByTimeAsync(400);
  fire('pointerup');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onAct).not.toHaveBeenCalled();
});

test.each(['pointerup', 'pointerout', 'pointercancel'])(
  'a press that is held repeats until %s',
  async (end) => {
    const { onAct, fire } = opened(true);
    fire('pointerdown');
    await vi.advanceTimersByTimeAsync(450 + 2 * 360);
    expect(onAct).toHaveBeenCalledTimes(3);
    fire(end);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onAct).toHaveBeenCalledTimes(3);
  },
);

test('nothing is repeated where nothing can be given', async () => {
  const { onAct, fire } = opened(false);
  fire('pointerdown');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onAct).not.toHaveBeenCalled();
});
