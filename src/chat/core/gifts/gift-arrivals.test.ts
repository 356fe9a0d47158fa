import { expect, test } from 'vitest';
import { giftContent, placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { toArrivals } from './gift-arrivals.ts';

test('[6.08] only gift pushes and high-tier welcomes reach the stage', () => {
  const messages = [
    placed({ seq: 1 }),
    placed({ seq: 2, content: giftContent('c') }),
    placed({ seq: 3, content: { kind: 'welcome' }, level: 1 }),
    placed({ seq: 4, content: { kind: 'welcome' }, level: 8 }),
  ];
  const arrivals = toArrivals(null, 4)(messages);
  expect(arrivals.map(({ is, key }) => [is, key])).toEqual([
    ['gift', messages[1]?.key],
    ['entrance', messages[3]?.key],
  ]);
});

test("the viewer's own gift is marked", () => {
  const me = userId('me');
  const messages = [
    placed({ seq: 1, content: giftContent('c'), from: 'me' }),
    placed({ seq: 2, content: giftContent('d'), from: 'other' }),
  ];
  expect(toArrivals(me, 4)(messages)).toMatchObject([{ own: true }, { own: false }]);
});
