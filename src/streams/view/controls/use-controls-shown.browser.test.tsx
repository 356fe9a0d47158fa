import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { useControlsShown } from './use-controls-shown.ts';

function Stage() {
  const { shown, handlers } = useControlsShown();
  return (
    <section aria-label="stage" {...handlers}>
      <output>{shown ? 'shown' : 'away'}</output>
    </section>
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function opened() {
  const box = mount(<Stage />);
  const stage = box.querySelector('section');
  if (!stage) throw new Error('no stage');
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await frame();
    await frame();
    return box.querySelector('output')?.textContent;
  };
  const stir = () => stage.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  const leave = (pointerType: string) =>
    stage.dispatchEvent(
      new PointerEvent('pointerout', { bubbles: true, pointerType, relatedTarget: document.body }),
    );
  return { pass, stir, leave };
}

test('controls go three seconds after the last stir, not after the first', async () => {
  const { pass, stir } = opened();
  expect(await pass(2_900)).toBe('shown');
  stir();
  expect(await pass(2_900)).toBe('shown');
  expect(await pass(200)).toBe('away');
  stir();
  expect(await pass(0)).toBe('shown');
});

test('controls hide with the mouse but not when a finger lifts', async () => {
  const { pass, leave } = opened();
  leave('touch');
  expect(await pass(0)).toBe('shown');
  leave('mouse');
  expect(await pass(0)).toBe('away');
});
