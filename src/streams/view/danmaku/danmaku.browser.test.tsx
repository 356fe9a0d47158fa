import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openRoom } from '#tests/fixtures/live-room.tsx';
import type { FollowLines } from './danmaku-layer.tsx';
import { danmaku, toggleDanmaku } from './danmaku-store.ts';

/** A chat that says what the test says. */
function chat() {
  const listeners = new Set<Parameters<FollowLines>[0]>();
  const follow: FollowLines = (onLine) => {
    listeners.add(onLine);
    return () => listeners.delete(onLine);
  };
  const say = (text: string, own = false) => {
    for (const listener of listeners) listener({ key: text, text, own });
  };
  return { follow, say, listeners };
}

const shown = (place: HTMLElement) =>
  [...place.querySelectorAll('.dm span')].filter((node) => node.textContent !== '');

test('chat lines run across the picture by transform alone, the viewer’s own with an outline', () => {
  const { follow, say } = chat();
  const { place } = openRoom({}, { danmaku: follow });
  say('这脚传球有说法');
  say('稳住，别回传', true);
  const lines = shown(place);
  expect(lines.map((line) => line.textContent)).toEqual(['这脚传球有说法', '稳住，别回传']);
  expect(lines.map((line) => getComputedStyle(line).borderStyle)).toEqual(['none', 'solid']);
  const animated = lines
    .flatMap((line) => line.getAnimations())
    .flatMap((each) => {
      const effect = each.effect;
      return effect instanceof KeyframeEffect
        ? effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        : [];
    });
  expect(new Set(animated)).toEqual(
    new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform']),
  );
});

test('however fast the chat is, only what can be read is shown, and nodes are used again', async () => {
  const { follow, say } = chat();
  const { place } = openRoom({}, { danmaku: follow });
  for (let i = 0; i < 300; i += 1) say(`第 ${i} 句`);
  const first = shown(place);
  expect(first.length).toBeGreaterThan(1);
  expect(first.length).toBeLessThanOrEqual(6);
  for (const animation of first.flatMap((line) => line.getAnimations())) animation.finish();
  await expect.poll(() => shown(place).length).toBe(0);
  const nodes = place.querySelectorAll('.dm span').length;
  say('又来了', true);
  await expect.poll(() => shown(place).length).toBe(1);
  expect(place.querySelectorAll('.dm span')).toHaveLength(nodes);
});

test('the button takes the lines away and leaves the chat alone, and is remembered', async () => {
  const { follow, say, listeners } = chat();
  const { place } = openRoom({}, { danmaku: follow });
  say('还在');
  const toggle = page.getByRole('button', { name: '弹幕' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  expect([place.querySelector('.dm'), listeners.size, localStorage.getItem('courtside.danmaku')]).toEqual([
    null,
    0,
    'off',
  ]);
  await userEvent.keyboard('d');
  expect(danmaku.on).toBe(true);
  toggleDanmaku();
  toggleDanmaku();
});
