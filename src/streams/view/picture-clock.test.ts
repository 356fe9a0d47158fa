import { expect, test } from 'vitest';
import { createPictureClock } from './picture-clock.ts';

test('a picture that goes back keeps what it has shown', () => {
  const clock = createPictureClock();
  expect(clock.now()).toEqual({ shownAt: null, shownUntil: null });
  clock.report(5_000);
  clock.report(9_000);
  clock.report(2_000);
  expect(clock.now()).toEqual({ shownAt: 2_000, shownUntil: 9_000 });
  clock.report(10_000);
  expect(clock.now()).toEqual({ shownAt: 10_000, shownUntil: 10_000 });
});

test('between two sources the picture stays where it was, and after the last there is none', () => {
  const clock = createPictureClock();
  let told = 0;
  clock.watch(() => {
    told += 1;
  });
  clock.report(5_000);
  clock.report(null);
  clock.report(5_000);
  expect([clock.now().shownAt, told]).toEqual([5_000, 1]);
  clock.stop();
  expect(clock.now()).toEqual({ shownAt: null, shownUntil: null });
});

test('who asks for the present is brought there by the picture that is open', () => {
  const clock = createPictureClock();
  const brought: string[] = [];
  clock.toLive();
  const end = clock.lend(() => brought.push('first'));
  clock.toLive();
  clock.lend(() => brought.push('second'));
  end();
  clock.toLive();
  expect(brought).toEqual(['first', 'second']);
});
