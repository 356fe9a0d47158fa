import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.table.ts';

const root = resolve(import.meta.dirname, '../..');

test('[1.04] only Simplified Chinese is enabled, and both documents use it', () => {
  const enabled = LANGUAGES.filter(({ enabled: isOn }) => isOn);
  expect(enabled.map(({ name }) => name)).toEqual(['简体中文']);
  expect(LANGUAGES.length).toBeGreaterThan(enabled.length);
  for (const page of ['index.html', 'play.html']) {
    expect(readFileSync(resolve(root, page), 'utf8')).toContain(`<html lang="${enabled[0]?.tag}"`);
  }
});
