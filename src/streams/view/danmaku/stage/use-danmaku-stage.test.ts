import { expect, test } from 'vitest';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import { createReceivedTexts } from './use-danmaku-stage.ts';

test('texts after a time are returned without reverted ones', () => {
  const received = createReceivedTexts();
  const texts = [1_000, 2_000, 3_000].map((at) => danmakuText({ key: `k${at}`, at }));
  received.add({ is: 'fly', texts });
  received.add({ is: 'gone', keys: ['k2000'] });
  expect(received.since(1_000).map(({ key }) => key)).toEqual(['k3000']);
  expect(received.since(0)).toHaveLength(2);
  received.add({
    is: 'begin',
    texts: [danmakuText({ key: 'k500', at: 500 }), danmakuText({ key: 'k3000', at: 3_000 })],
  });
  expect(received.since(0).map(({ key }) => key)).toEqual(['k500', 'k1000', 'k3000']);
});
