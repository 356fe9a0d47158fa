import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#streams/danmaku/danmaku-look.ts';
import { readLook } from './read-look.ts';

test('saved settings are restored', () => {
  const chosen = { ...DEFAULT_LOOK, opacity: 40, area: 'all', size: 'larger', standing: false } as const;
  expect(readLook(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([null, '', 'nonsense', '7', 'null', '[]', '{"opacity":0,"area":"everywhere","standing":"yes"}'])(
  'an invalid value falls back to the default: %s',
  (text) => expect(readLook(text)).toEqual(DEFAULT_LOOK),
);
