import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import { createServerClock } from './server-clock.ts';

const TRUE_EPOCH = 1_764_000_000_000;

/** A device whose clock is `wrongBy` ms off, and a platform that is right. */
function device(wrongBy: number) {
  let mono = 5_000;
  const server = () => TRUE_EPOCH + mono;
  const clock = createServerClock({ monotonic: () => mono, wallClock: () => server() + wrongBy });
  const way = (up: number, down: number): TimeSample => {
    const sentAt = mono;
    mono += up;
    const told = server();
    mono += down;
    return { sentAt, receivedAt: mono, server: told };
  };
  return {
    clock,
    learn: (up: number, down: number) => clock.learn(way(up, down)),
    hint: (up: number, down: number) => clock.hint(way(up, down)),
    pass: (ms: number) => {
      mono += ms;
    },
    error: () => clock.now() - server(),
  };
}

test('before anything is known the device is believed', () => {
  expect(device(1_500).error()).toBe(1_500);
});

test.each([600_000, -600_000, 5 * 3_600_000, -5 * 3_600_000])(
  '[9.02] a device that is wrong by %i ms is right after its first answer',
  (wrongBy) => {
    const { hint, error } = device(wrongBy);
    hint(30, 30);
    expect(Math.abs(error())).toBeLessThanOrEqual(30);
  },
);

test('answers in passing are heeded only until the first measurement', async () => {
  const { clock, learn, hint, pass, error } = device(0);
  learn(20, 20);
  pass(60_000);
  hint(0, 900);
  expect(Math.abs(error())).toBeLessThanOrEqual(1);
  expect(await firstValueFrom(clock.view$)).toMatchObject({ synced: true });
});

test('[9.02] an answer that proves the clock off by more than two minutes is always heeded', () => {
  const { hint, learn, error, clock } = device(0);
  learn(20, 20);
  clock.hint({ sentAt: 0, receivedAt: 40, server: TRUE_EPOCH - 500_000 });
  expect(error()).toBeLessThan(-400_000);
  hint(20, 20);
  expect(Math.abs(error())).toBeLessThanOrEqual(20);
});

test('time never runs back while measurements disagree by less than two minutes', () => {
  const { clock, learn, pass } = device(4_000);
  let last = clock.now();
  for (let round = 0; round < 200; round += 1) {
    learn((round * 37) % 400, (round * 61) % 300);
    for (let tick = 0; tick < 20; tick += 1) {
      pass(50);
      const now = clock.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  }
});

test('on a spiky mobile link the error stays within a few milliseconds after eight measurements', () => {
  const { learn, pass, error } = device(200);
  const spikes = [0, 0, 700, 0, 0, 0, 350, 0];
  for (let round = 0; round < 40; round += 1) {
    learn(60 + ((round * 13) % 9), 60 + ((round * 7) % 9) + (spikes[round % 8] ?? 0));
    pass(60_000);
  }
  expect(Math.abs(error())).toBeLessThanOrEqual(10);
});
