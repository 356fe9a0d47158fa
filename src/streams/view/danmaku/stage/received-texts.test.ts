import { expect, test } from 'vitest';
import { danmakuText } from '#tests/fixtures/chat/danmaku-texts.ts';
import { createReceivedTexts } from './received-texts.ts';

test('texts after a time are returned without reverted ones', () => {
  const said = createReceivedTexts();
  const texts = [1_000, 2_000, 3_000].map((at) => danmakuText({ key: `k${at}`, at }));
  said.add({ is: 'fly', texts });
  said.add({ is: 'gone', keys: ['k2000'] });
  expect(said.since(1_000).map(({ key }) => key)).toEqual(['k3000']);
  expect(said.since(0)).toHaveLength(2);
});
