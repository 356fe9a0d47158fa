import { expect, test } from 'vitest';
import { BALL } from './attack.ts';
import { ballPath } from './ball-path.ts';
import { crowdSound, voiceSound } from './sound.ts';
import { FPS, FRAMES } from './timeline.ts';
import { slope, smooth, through, valueAt } from './track.ts';

const largest = (values: ArrayLike<number>) =>
  Array.from(values, Math.abs).reduce((most, value) => Math.max(most, value), 0);

test('a run through key moments comes back to where it began', () => {
  const run = through([
    [2, 10],
    [9, 40],
    [15, 5],
  ]);
  expect(valueAt(run, 2 * FPS)).toBe(10);
  expect(valueAt(run, 9 * FPS)).toBe(40);
  expect(largest(slope(run))).toBeLessThan(7);
  expect(Math.abs(valueAt(run, FRAMES) - valueAt(run, FRAMES - 1))).toBeLessThan(1);
});

test('smoothing keeps the average and makes no step at the seam', () => {
  const rough = through([
    [0.1, 0],
    [10, 30],
    [10.1, 0],
  ]);
  const soft = smooth(rough, 0.5);
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  expect(sum(soft)).toBeCloseTo(sum(rough), 6);
  expect(Math.abs(valueAt(soft, 0) - valueAt(soft, -1))).toBeLessThan(0.2);
});

test('the ball moves in one piece: it never jumps, not even where the loop begins anew', () => {
  const ball = ballPath((player) => [player === 'keeper' ? 30 : 20 + player.length, 0, 1]);
  for (let frame = 0; frame < FRAMES; frame++) {
    const [from, to] = [ball(frame), ball(frame + 1)];
    expect(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])).toBeLessThan(2);
  }
});

test('every flight of the ball ends with a holder, and the loop with whom it began', () => {
  const landings = BALL.filter((_, i) => 'peak' in (BALL[i - 1] ?? {}));
  expect(landings.length).toBeGreaterThan(5);
  expect(landings.every((phase) => 'holder' in phase)).toBe(true);
  expect([BALL[0], BALL.at(-1)]).toMatchObject([{ holder: 'h6' }, { holder: 'h6' }]);
});

test.each([
  ['crowd', crowdSound('night')],
  ['voice', voiceSound('林小满', 208)],
])('the %s leads from its end into its beginning', (_, sound) => {
  const step = (i: number) => (sound[i] ?? 0) - (sound[i - 1] ?? 0);
  const usual = largest(Array.from({ length: 20_000 }, (_unused, i) => step(i + 1)));
  expect(Math.abs((sound[0] ?? 0) - (sound.at(-1) ?? 0))).toBeLessThanOrEqual(usual);
  expect(largest(sound)).toBeLessThanOrEqual(0.9);
});
