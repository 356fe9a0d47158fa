import { expect, test } from 'vitest';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createKeeper } from './room-keeper.ts';

function kept() {
  const time = virtualTime();
  let made = 0;
  const keeper = createKeeper<string, number>(
    () => {
      made += 1;
      return made;
    },
    1_000,
    time.scheduler,
  );
  return { keeper, ...time };
}

test('everybody who holds a key has the same thing', () => {
  const { keeper } = kept();
  const seen: number[] = [];
  keeper.hold('a').subscribe((thing) => seen.push(thing));
  keeper.hold('a').subscribe((thing) => seen.push(thing));
  keeper.hold('b').subscribe((thing) => seen.push(thing));
  expect([...seen, keeper.at('a')]).toEqual([1, 1, 2, 1]);
});

test('a thing nobody holds is kept a little longer, then made again', async () => {
  const { keeper, advance } = kept();
  keeper.hold('a').subscribe().unsubscribe();
  await advance(999);
  expect(keeper.at('a')).toBe(1);
  await advance(1_000);
  expect(keeper.at('a')).toBe(2);
});

test('a thing that was taken up again in time stays', async () => {
  const { keeper, advance } = kept();
  keeper.hold('a').subscribe().unsubscribe();
  await advance(500);
  keeper.hold('a').subscribe();
  await advance(5_000);
  expect(keeper.at('a')).toBe(1);
});
