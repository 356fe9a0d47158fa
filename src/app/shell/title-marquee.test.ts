import { expect, test } from 'vitest';
import { isSafari, marqueeFrames } from './title-marquee.ts';

const FIFTEEN = '星港城对白鹭湾群岛冠军杯决赛夜';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';

test('[2.12] a title runs from 15 letters on, in Safari from 28', () => {
  expect([...FIFTEEN]).toHaveLength(15);
  expect(marqueeFrames(FIFTEEN, false).length).toBeGreaterThan(15);
  expect(marqueeFrames(FIFTEEN.slice(1), false)).toEqual([]);
  expect(marqueeFrames(FIFTEEN, true)).toEqual([]);
  expect(marqueeFrames('夜'.repeat(27), true)).toEqual([]);
  expect(marqueeFrames('夜'.repeat(28), true).length).toBeGreaterThan(28);
});

test('[2.12] each frame shifts the title by one letter and wraps around', () => {
  const frames = marqueeFrames(`${FIFTEEN}🏆`, false);
  expect(frames[0]?.trimEnd()).toBe(`${FIFTEEN}🏆`);
  expect(frames[1]?.startsWith(`${FIFTEEN.slice(1)}🏆`)).toBe(true);
  expect(new Set(frames.map((frame) => [...frame].toSorted().join('')))).toHaveProperty('size', 1);
});

test('[2.12] Safari is distinguished from the browsers that name it too', () => {
  expect(isSafari(SAFARI)).toBe(true);
  expect(isSafari(CHROME)).toBe(false);
});
