import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#streams/danmaku/danmaku-look.ts';
import { readLook } from './kept-look.ts';

test('what was chosen is read again', () => {
  const chosen = { ...DEFAULT_LOOK, opacity: 40, area: 'all', size: 'larger', standing: false } as const;
  expect(readLook(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([null, '', 'nonsense', '7', 'null', '[]', '{"opacity":0,"area":"everywhere","standing":"yes"}'])(
  'what cannot be understood is as at first: %s',
  (text) => expect(readLook(text)).toEqual(DEFAULT_LOOK),
);
