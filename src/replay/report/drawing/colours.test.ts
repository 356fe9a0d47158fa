import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from './style.ts';

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('a report by %s has the colours of the theme', (mode, palette) => {
  const theme = readFileSync(`src/app/theme/fresh/${mode}.css`, 'utf8');
  for (const [name, colour] of Object.entries(palette)) expect(theme).toContain(`${name}: ${colour};`);
});
