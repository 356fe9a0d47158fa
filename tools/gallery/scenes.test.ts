import { expect, test } from 'vitest';
import { paths } from '#app/routes/paths.ts';
import { scenes } from './scenes.ts';
import { SCREEN_PATTERNS, screenAt } from './screen-at.ts';

test('every address of the site has a screenshot in the gallery', () => {
  const pictured = new Set(scenes.map(({ path, endsAt }) => endsAt ?? screenAt(path)));
  expect(SCREEN_PATTERNS.filter((pattern) => !pictured.has(pattern))).toEqual([]);
});

test('screenshot names are unique', () => {
  const names = scenes.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the more particular of two patterns names the screen', () => {
  expect(screenAt('/app/wallet/records?currency=USDT')).toBe('/app/wallet/records');
  expect(screenAt('/app/wallet/records/7')).toBe('/app/wallet/records/:recordId');
  expect(screenAt('/app/no-such-page#x')).toBe(paths.elsewhere);
});
