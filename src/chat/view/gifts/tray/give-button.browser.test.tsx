import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { useHold } from './give-button.tsx';

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
  const fire = (type: string, how: PointerEventInit = {}) =>
    button?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, relatedTarget: document.body, ...how }),
    );
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

test.each([{ button: 2 }, { button: 1 }, { isPrimary: false }])(
  'a press by another button or finger repeats nothing: %j',
  async (how) => {
    const { onAct, fire } = opened(true);
    fire('pointerdown', how);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onAct).not.toHaveBeenCalled();
  },
);

test('a held press ends when the window loses the focus', async () => {
  const { onAct, fire } = opened(true);
  fire('pointerdown');
  window.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onAct).not.toHaveBeenCalled();
});

test.each(['pointerup', 'pointerout', 'pointercancel', 'contextmenu'])(
  'a held press repeats until %s',
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

test('a held press is not repeated where gifts are disabled', async () => {
  const { onAct, fire } = opened(false);
  fire('pointerdown');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onAct).not.toHaveBeenCalled();
});
