import { expect, test } from 'vitest';
import { DEFAULT_APPEARANCE } from '#streams/danmaku/danmaku-appearance.ts';
import { readAppearance } from './read-appearance.ts';

test('saved settings are restored', () => {
  const chosen = {
    ...DEFAULT_APPEARANCE,
    opacity: 40,
    area: 'all',
    size: 'larger',
    standing: false,
  } as const;
  expect(readAppearance(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([null, '', 'nonsense', '7', 'null', '[]', '{"opacity":0,"area":"everywhere","standing":"yes"}'])(
  'an invalid value falls back to the default: %s',
  (text) => expect(readAppearance(text)).toEqual(DEFAULT_APPEARANCE),
);
