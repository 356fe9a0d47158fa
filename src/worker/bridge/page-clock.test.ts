import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { createPageClock } from './page-clock.ts';

const EPOCH = 1_781_269_200_000;

/** Page whose device clock is off by hours, with a core whose time is accurate to 10 ms. */
function page() {
  let mono = 3_000;
  let trueMs = 0;
  const truth = () => EPOCH + trueMs;
  const clock = createPageClock({ monotonic: () => mono, wallClock: () => truth() - 9 * 3_600_000 });
  const pass = (ms: number) => {
    mono += ms;
    trueMs += ms;
  };
  const exchange = (upMs: number, downMs: number) => {
    const sentAt = mono;
    pass(upMs);
    const now = serverTime(truth());
    pass(downMs);
    clock.addSample({ sentAt, receivedAt: mono, now, errorMs: 10 });
  };
  const sleep = (ms: number) => {
    trueMs += ms;
  };
  return { clock, pass, ask: exchange, sleep, error: () => clock.now() - truth() };
}

test('the device clock is used until a core has responded', () => {
  const { clock, error } = page();
  expect(error()).toBe(-9 * 3_600_000);
  expect(clock.errorMs()).toBe(Number.POSITIVE_INFINITY);
});

test('[7.18] the page is accurate to half the round trip to its core', () => {
  const { clock, ask, error } = page();
  ask(1, 3);
  expect(Math.abs(error())).toBeLessThanOrEqual(2);
  expect(clock.errorMs()).toBeLessThanOrEqual(13);
});

test('an answer that waited behind a long task spoils nothing', () => {
  const { ask, error } = page();
  ask(1, 1);
  ask(1, 4_000);
  expect(Math.abs(error())).toBeLessThanOrEqual(2);
});

test('[7.18] the first response after a sleep corrects the page’s clock', () => {
  const { ask, sleep, error } = page();
  ask(1, 1);
  sleep(7_200_000);
  ask(1, 1);
  expect(Math.abs(error())).toBeLessThanOrEqual(1);
});

test('time on the page never runs back by less than a second', () => {
  const { clock, ask, pass } = page();
  let last = 0;
  for (let round = 0; round < 500; round += 1) {
    ask((round * 7) % 40, (round * 11) % 30);
    pass(round % 3);
    expect(clock.now()).toBeGreaterThanOrEqual(last);
    last = clock.now();
  }
});

test('[7.18] a page that waits for a clock set back reports its lead', () => {
  let mono = 0;
  let coreAheadMs = 30_000;
  const clock = createPageClock({ monotonic: () => mono, wallClock: () => EPOCH });
  for (; coreAheadMs > 0; coreAheadMs -= 500) {
    clock.addSample({
      sentAt: mono,
      receivedAt: mono,
      now: serverTime(EPOCH + mono + coreAheadMs),
      errorMs: coreAheadMs + 1,
    });
    for (let part = 0; part < 10; part += 1, mono += 100) {
      const ahead = clock.now() - EPOCH - mono;
      expect(ahead).toBeLessThanOrEqual(clock.errorMs());
      expect(clock.errorMs()).toBeLessThan(coreAheadMs + 1_000);
    }
  }
});

test('[7.18] a page following a gradual correction stays within its reported error', () => {
  let mono = 0;
  const clock = createPageClock({ monotonic: () => mono, wallClock: () => EPOCH });
  for (let round = 0; round < 150; round += 1) {
    const behindMs = 300 - round * 2;
    const sentAt = mono;
    mono += 20;
    const now = serverTime(EPOCH + mono - behindMs);
    mono += 20;
    clock.addSample({ sentAt, receivedAt: mono, now, errorMs: behindMs });
    expect(Math.abs(clock.now() - EPOCH - mono)).toBeLessThanOrEqual(clock.errorMs());
    mono += 360;
  }
});
