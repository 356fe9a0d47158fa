import { expect, test } from 'vitest';
import { mayFloat } from './floating-parts.ts';
import { paths } from './paths.ts';

test('entry, money, protection, game, service and room pages have no floating parts', () => {
  const bare = [
    paths.login,
    paths.register,
    paths.maintenance,
    paths.wallet,
    paths.deposit,
    paths.transfer,
    paths.coins,
    paths.safer,
    paths.exclusion,
    paths.support,
    '/app/play/1',
    '/app/room/match/pyl-47511',
  ];
  for (const path of bare) {
    for (const part of ['corner', 'offers', 'slip'] as const) expect(mayFloat(part, path), path).toBe(false);
  }
});

test('[4.01] video, offers and slip float over other pages', () => {
  for (const path of [paths.home, paths.activities, paths.me, paths.inbox]) {
    expect([mayFloat('corner', path), mayFloat('offers', path), mayFloat('slip', path)]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
