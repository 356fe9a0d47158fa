import { expect, test } from 'vitest';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import { createServerClock } from './server-clock.ts';

const TRUE_EPOCH = 1_764_000_000_000;

/** A device whose clock is `wrongBy` ms off, and a platform that is right. */
function device(wrongBy: number) {
  let mono = 5_000;
  let sleptMs = 0;
  let setBy = 0;
  const server = () => TRUE_EPOCH + mono + sleptMs;
  const clock = createServerClock({ monotonic: () => mono, wallClock: () => server() + wrongBy + setBy });
  const exchange = (up: number, down: number): TimeSample => {
    const sentAt = mono;
    mono += up;
    const serverNow = server();
    mono += down;
    return { sentAt, receivedAt: mono, server: serverNow };
  };
  return {
    clock,
    addSample: (up: number, down: number) => clock.addSample(exchange(up, down)),
    hint: (up: number, down: number) => clock.hint(exchange(up, down)),
    pass: (ms: number) => {
      mono += ms;
    },
    /** Advances time while the monotonic clock stands still. */
    sleep: (ms: number) => {
      sleptMs += ms;
    },
    setDeviceClock: (ms: number) => {
      setBy += ms;
    },
    error: () => clock.now() - server(),
  };
}

test('before any sample the device clock is used', () => {
  expect(device(1_500).error()).toBe(1_500);
});

test.each([600_000, -600_000, 5 * 3_600_000, -5 * 3_600_000])(
  '[9.02] a device wrong by %i ms is right after its first response',
  (wrongBy) => {
    const { hint, error } = device(wrongBy);
    hint(30, 30);
    expect(Math.abs(error())).toBeLessThanOrEqual(30);
  },
);

test.each([-65_000, 65_000])('[9.02] a device wrong by %i ms is right after its first measurement', (by) => {
  const { addSample, error } = device(by);
  addSample(20, 20);
  expect(Math.abs(error())).toBeLessThanOrEqual(20);
});

test('the time in other answers counts only until the first measurement', () => {
  const { clock, addSample, hint, pass, error } = device(0);
  addSample(20, 20);
  pass(60_000);
  hint(0, 900);
  expect(Math.abs(error())).toBeLessThanOrEqual(1);
  expect(clock.reading().synced).toBe(true);
});

test('[9.02] a response proving a clock error above two minutes always counts', () => {
  const { hint, addSample, error, clock } = device(0);
  addSample(20, 20);
  clock.hint({ sentAt: 0, receivedAt: 40, server: TRUE_EPOCH - 500_000 });
  expect(error()).toBeLessThan(-400_000);
  hint(20, 20);
  expect(Math.abs(error())).toBeLessThanOrEqual(20);
});

test('time never runs back while measurements disagree by less than two minutes', () => {
  const { clock, addSample, pass } = device(4_000);
  addSample(20, 20);
  let last = clock.now();
  for (let round = 0; round < 200; round += 1) {
    addSample((round * 37) % 400, (round * 61) % 300);
    for (let tick = 0; tick < 20; tick += 1) {
      pass(50);
      const now = clock.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  }
});

test('on a jittery link the error is small after eight measurements', () => {
  const { addSample, pass, error } = device(200);
  const spikes = [0, 0, 700, 0, 0, 0, 350, 0];
  for (let round = 0; round < 40; round += 1) {
    addSample(60 + ((round * 13) % 9), 60 + ((round * 7) % 9) + (spikes[round % 8] ?? 0));
    pass(60_000);
  }
  expect(Math.abs(error())).toBeLessThanOrEqual(10);
});

test('after a sleep the next response sets the clock right', () => {
  const { clock, addSample, hint, sleep, error } = device(0);
  addSample(20, 20);
  expect(clock.reading()).toMatchObject({ synced: true });
  sleep(60_000);
  expect(clock.reading()).toMatchObject({ synced: false, errorMs: Number.POSITIVE_INFINITY });
  hint(20, 20);
  expect(Math.abs(error())).toBeLessThanOrEqual(20);
});

test.each([-8 * 3_600_000, 5_000, 8 * 3_600_000])(
  '[9.02] a device clock that is set by %i ms moves nothing',
  (ms) => {
    const { clock, addSample, hint, setDeviceClock, error } = device(0);
    addSample(20, 20);
    setDeviceClock(ms);
    expect(clock.reading().synced).toBe(false);
    hint(5, 900);
    expect(Math.abs(error())).toBeLessThanOrEqual(1);
    addSample(20, 20);
    expect(clock.reading().errorMs).toBeLessThanOrEqual(25);
  },
);

test('the reported error of a reading covers a correction still in progress', () => {
  const { clock, addSample, pass, error } = device(0);
  addSample(20, 20);
  for (let round = 0; round < 100; round += 1) {
    addSample((round * 37) % 400, (round * 61) % 300);
    pass(700);
    expect(Math.abs(error())).toBeLessThanOrEqual(clock.reading().errorMs);
  }
});

test('[9.02] a measurement interrupted by a sleep is not taken', () => {
  let mono = 0;
  let sleptMs = 0;
  const clock = createServerClock({ monotonic: () => mono, wallClock: () => TRUE_EPOCH + mono + sleptMs });
  const sentAt = mono;
  mono += 10;
  const server = TRUE_EPOCH + mono;
  sleptMs += 3_600_000;
  mono += 10;
  clock.reading();
  clock.addSample({ sentAt, receivedAt: mono, server });
  expect(clock.reading()).toMatchObject({ synced: false, errorMs: Number.POSITIVE_INFINITY });
});

test('clocks that diverge by exactly two seconds are not a sleep', () => {
  const { clock, addSample, setDeviceClock } = device(0);
  addSample(20, 20);
  setDeviceClock(2_000);
  expect(clock.reading().synced).toBe(true);
  setDeviceClock(2_001);
  expect(clock.reading().synced).toBe(false);
});

test.each([-1, 1])(
  '[9.02] a response proving a clock error of exactly two minutes changes nothing',
  (sign) => {
    const { clock, addSample, pass } = device(0);
    pass(1);
    addSample(0, 0);
    pass(1_000);
    const before = clock.now();
    const mono = clock.mono();
    // A time in whole milliseconds may be half of one old.
    const exact = before - mono + 0.5;
    clock.hint({ sentAt: mono, receivedAt: mono, server: mono + exact + sign * 120_000 });
    expect(clock.now()).toBe(before);
  },
);

test('a measurement sent at the moment the clocks diverged is taken', () => {
  const { clock, addSample, setDeviceClock } = device(0);
  addSample(20, 20);
  setDeviceClock(60_000);
  expect(clock.reading().synced).toBe(false);
  addSample(20, 20);
  expect(clock.reading().synced).toBe(true);
});
