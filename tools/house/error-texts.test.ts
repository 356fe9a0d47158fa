import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CLIENT_ERRORS,
  type ErrorRow,
  PLATFORM_ERRORS,
  type PlatformErrorRow,
} from '#contract/error-codes.table.ts';

const rows: readonly (readonly [code: string, row: ErrorRow | PlatformErrorRow])[] = [
  ...Object.entries(CLIENT_ERRORS),
  ...Object.entries(PLATFORM_ERRORS),
];
const screenCodes = rows.flatMap(([code, { text }]) => (text === 'screen' ? [code] : []));

const SCREENS = 'src/{app,chat/view,streams/view}/**/*.{ts,tsx}';

test('each code said by its screen is named in a screen', () => {
  const paths = globSync(SCREENS).filter((path) => !path.includes('.test.'));
  const named = new Set(paths.flatMap((path) => readFileSync(path, 'utf8').match(/\b[A-Z][A-Z_]+\b/g) ?? []));
  expect(screenCodes).not.toEqual([]);
  expect(screenCodes.filter((code) => !named.has(code))).toEqual([]);
});
