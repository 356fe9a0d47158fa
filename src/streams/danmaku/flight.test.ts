import { expect, test } from 'vitest';
import { boxesOf, overlaps } from '#tests/fixtures/chat/danmaku-overlaps.ts';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { type DanmakuAppearance, DEFAULT_APPEARANCE, type Layout, layoutOf } from './danmaku-appearance.ts';
import { Flight, type Placement } from './flight.ts';

const FLOODS = 1_000;
const STEPS = 250;
const PLACEMENTS: readonly Placement[] = ['rolling', 'rolling', 'rolling', 'rolling', 'top', 'bottom'];

const oneOf = <Item>(random: () => number, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const anyAppearance = (random: () => number): DanmakuAppearance => ({
  ...DEFAULT_APPEARANCE,
  area: oneOf(random, ['quarter', 'half', 'most', 'all']),
  speed: oneOf(random, ['slow', 'normal', 'fast']),
  size: oneOf(random, ['small', 'normal', 'large', 'larger']),
  density: oneOf(random, ['sparse', 'normal', 'dense']),
});

const anyLayout = (random: () => number): Layout =>
  layoutOf(anyAppearance(random), {
    widthPx: 280 + random() * 2_280,
    heightPx: 80 + random() * 1_360,
    fontPx: oneOf(random, [14, 17]),
    ratio: 1,
  });

/** Simulates a flood at its own rate, in which size and settings change now and then. */
function flood(seed: number): { entered: number; overlapping: number } {
  const random = dice(seed);
  const flight = new Flight();
  const perSecond = 2 + random() * 198;
  let layout = anyLayout(random);
  flight.resize(layout.board);
  let [entered, overlapping] = [0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    if (random() < 0.04) {
      layout = anyLayout(random);
      flight.resize(layout.board);
    }
    flight.advance(random() < 0.02 ? random() * 20_000 : random() * 60, layout.emPerSecond);
    for (let due = perSecond * 0.03; due > random(); due -= 1) {
      const widthEm = 1 + random() * 52;
      if (flight.enter(danmakuText(), 1, oneOf(random, ['rolling', ...PLACEMENTS]), () => widthEm))
        entered += 1;
    }
    overlapping += overlaps(boxesOf(flight, layout));
  }
  return { entered, overlapping };
}

test(`in ${FLOODS} random floods with size and setting changes no texts overlap`, () => {
  let entered = 0;
  for (let seed = 1; seed <= FLOODS; seed += 1) {
    const run = flood(seed);
    entered += run.entered;
    expect(run.overlapping, `seed ${seed}`).toBe(0);
  }
  expect(entered).toBeGreaterThan(FLOODS * 20);
});

const size = { widthEm: 50, lanes: 3, foot: true, gapEm: 3 };
const opened = (part: Partial<typeof size> = {}) => {
  const flight = new Flight();
  flight.resize({ ...size, ...part });
  return flight;
};
const roll = (flight: Flight, widthEm = 10) => flight.enter(danmakuText(), 1, 'rolling', () => widthEm);
const stand = (flight: Flight, placement: Placement) => flight.enter(danmakuText(), 1, placement, () => 10);

test('a text crosses from right to left, then leaves', () => {
  const flight = opened();
  const flying = roll(flight);
  if (!flying) throw new Error('there is room');
  expect(flight.leftOf(flying)).toBe(50);
  flight.advance(5_000, 7);
  expect(flight.leftOf(flying)).toBe(15);
  expect(flight.advance(3_571, 7)).toEqual([]);
  expect(flight.advance(1, 7)).toEqual([flying]);
});

test('a lane is free once its last text and gap have entered', () => {
  const flight = opened();
  const lanes = () => [roll(flight)?.lane, roll(flight)?.lane, roll(flight)?.lane, roll(flight)?.lane];
  expect(lanes()).toEqual([1, 2, 0, undefined]);
  flight.advance(1_500, 8);
  expect(roll(flight)).toBeNull();
  flight.advance(125, 8);
  expect(roll(flight)?.lane).toBe(1);
});

test('a text at the top occupies the first lane for four seconds', () => {
  const flight = opened({ lanes: 1 });
  expect(stand(flight, 'top')?.lane).toBe(0);
  expect([roll(flight), stand(flight, 'top')]).toEqual([null, null]);
  flight.advance(3_999, 7);
  expect(roll(flight)).toBeNull();
  flight.advance(1, 7);
  expect(roll(flight)?.lane).toBe(0);
  flight.advance(8_000, 7);
  expect(stand(flight, 'top')).toBeNull();
});

test('a change of speed moves all texts alike', () => {
  const flight = opened({ lanes: 1 });
  const first = roll(flight);
  flight.advance(2_000, 7);
  const second = roll(flight);
  if (!first || !second) throw new Error('there is room');
  const between = () => flight.leftOf(second) - flight.leftOf(first);
  expect(between()).toBe(14);
  flight.advance(1_000, 10.5);
  flight.resize({ ...size, widthEm: 90, lanes: 1 });
  expect(between()).toBe(14);
});

test('a lower video drops the texts of its last lanes', () => {
  const flight = opened();
  const [second, third] = [roll(flight), roll(flight)];
  const foot = stand(flight, 'bottom');
  flight.resize({ ...size, lanes: 2, foot: false });
  expect(flight.advance(0, 7)).toEqual([third, foot]);
  expect([...flight.flying]).toEqual([second]);
});
