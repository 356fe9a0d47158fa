import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkClock, uncertaintyBetween } from './clock-check.ts';

const EPOCH = 1_764_000_000_000;

/** A machine whose monotonic clock is `ahead` of ours, and whose epoch clock is set `setBy` ahead. */
function machine(ahead: number, setBy: number, delays: readonly { up: number; down: number }[]) {
  let now = 10_000;
  let trip = 0;
  const clock = { monotonic: () => now, wallClock: () => Math.floor(EPOCH + now) };
  const requestTime = () => {
    const { up, down } = delays[trip++ % delays.length] ?? { up: 0, down: 0 };
    now += up;
    const hostTime = { monotonic: now + ahead, wallClock: Math.floor(EPOCH + now + setBy) };
    now += down;
    return Promise.resolve(hostTime);
  };
  return { clock, ask: requestTime };
}

const delay = fc.double({ min: 0, max: 400, noNaN: true });
const ways = fc.array(fc.record({ up: delay, down: delay }), { minLength: 1, maxLength: 8 });
const offset = fc.double({ min: -1e9, max: 1e9, noNaN: true });

test('the true offsets lie within the uncertainty, however asymmetric the delay', async () => {
  await fc.assert(
    fc.asyncProperty(offset, offset, ways, async (ahead, setBy, legs) => {
      const { clock, ask } = machine(ahead, setBy, legs);
      const { monotonicMs, offsetMs, uncertaintyMs } = await checkClock(ask, clock);
      const rounding = 1e-3;
      expect(Math.abs(monotonicMs - ahead)).toBeLessThanOrEqual(uncertaintyMs + rounding);
      expect(Math.abs(offsetMs - setBy)).toBeLessThanOrEqual(uncertaintyMs + rounding);
    }),
  );
});

test('one quick round trip bounds the offset more than many slow ones', async () => {
  const slow = { up: 300, down: 20 };
  const { clock, ask } = machine(5_000, 0, [slow, slow, { up: 1, down: 1 }, slow]);
  const { uncertaintyMs, monotonicMs } = await checkClock(ask, clock);
  expect(uncertaintyMs).toBeLessThan(3.5);
  expect(monotonicMs).toBeCloseTo(5_000, -1);
});

test('clock drift between two checks increases the uncertainty', () => {
  const first = { monotonicMs: 100, offsetMs: 0, uncertaintyMs: 2 };
  expect(uncertaintyBetween(first, { ...first, monotonicMs: 130, uncertaintyMs: 1 })).toBe(31);
  expect(uncertaintyBetween(first, { ...first, uncertaintyMs: 1 })).toBe(2);
});
