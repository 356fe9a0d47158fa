import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { node24 } from '../launch/installed.mjs';

test('a preloaded process and its children begin at the shifted time', () => {
  const program = `
    const asked = Date.now();
    const child = require('child_process').execFileSync(process.execPath, ['-p', 'Date.now()']);
    console.log(JSON.stringify([asked, new Date().getTime(), Number(child), new Date(5).getTime()]));
  `;
  const offset = 400 * 86_400_000;
  // This process may itself be shifted.
  const started = Date.now() - Number(process.env.CLOCK_OFFSET_MS ?? 0);
  const { stdout } = spawnSync(node24, ['-e', program], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CLOCK_OFFSET_MS: String(offset),
      NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'shifted-date.mjs')}`,
    },
  });
  const [dateNow, constructed, child, explicit] = JSON.parse(stdout);
  expect(explicit).toBe(5);
  for (const time of [dateNow, constructed, child]) {
    expect(time - started).toBeGreaterThanOrEqual(offset);
    expect(time - started).toBeLessThan(offset + 86_400_000);
  }
});
