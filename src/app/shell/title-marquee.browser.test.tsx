import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { useTitleMarquee } from './title-marquee.ts';

const LONG = '北麓雪豹 对 沧澜竞技 · 东岸超级联赛';
let hidden = false;

function Frame() {
  useTitleMarquee();
  return null;
}

const seen = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  seen(false);
  Reflect.deleteProperty(document, 'hidden');
});

test('[2.12] a long title scrolls in a visible tab and resets when hidden', async () => {
  document.title = '场边';
  mount(<Frame />);
  document.title = LONG;
  await expect.poll(() => document.title).toMatch(/^麓雪豹 对/);
  seen(true);
  expect(document.title).toBe(LONG);
  seen(false);
  await expect.poll(() => document.title).not.toBe(LONG);
  document.title = '钱包 · 场边';
  await expect.poll(() => document.title).toBe('钱包 · 场边');
});
