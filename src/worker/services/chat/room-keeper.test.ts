import { expect, test } from 'vitest';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createKeeper } from './room-keeper.ts';

function setup() {
  const time = virtualTime();
  let createdCount = 0;
  const keeper = createKeeper<string, number>(
    () => {
      createdCount += 1;
      return createdCount;
    },
    1_000,
    time.scheduler,
  );
  return { keeper, ...time };
}

test('all holders of a key share the same instance', () => {
  const { keeper } = setup();
  const seen: number[] = [];
  keeper.hold('a').subscribe((instance) => seen.push(instance));
  keeper.hold('a').subscribe((instance) => seen.push(instance));
  keeper.hold('b').subscribe((instance) => seen.push(instance));
  expect([...seen, keeper.at('a')]).toEqual([1, 1, 2, 1]);
});

test('an instance without holders is retained a little longer, then created again', async () => {
  const { keeper, advance } = setup();
  keeper.hold('a').subscribe().unsubscribe();
  await advance(999);
  expect(keeper.at('a')).toBe(1);
  await advance(1_000);
  expect(keeper.at('a')).toBe(2);
});

test('an instance acquired again in time is retained', async () => {
  const { keeper, advance } = setup();
  keeper.hold('a').subscribe().unsubscribe();
  await advance(500);
  keeper.hold('a').subscribe();
  await advance(5_000);
  expect(keeper.at('a')).toBe(1);
});
