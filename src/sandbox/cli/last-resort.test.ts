import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = new URL('./last-resort.ts', import.meta.url).href;

/** Runs `work` in a process that must survive it, and that prints a line at its end. */
async function run(work: string): Promise<{ code: unknown; output: string; complained: string }> {
  const script = `
    import { liveOn } from ${JSON.stringify(MODULE)};
    liveOn((line) => console.error(line));
    ${work}
    setTimeout(() => console.log('still here'), 50);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [output, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output: output.trim(), complained: complained.trim() };
}

test.each([
  [
    'a timer that throws',
    "setTimeout(() => { throw new RangeError('too far'); });",
    'RangeError: too far at',
  ],
  ['a promise nobody awaits', "Promise.reject(new TypeError('no\\nsuch'));", 'TypeError: no such at'],
  ['a thrown word', "Promise.reject('a word');", 'a word'],
])('the platform goes on after %s, and says so in one line', async (_what, work, line) => {
  const { code, output, complained } = await run(work);
  expect([code, output]).toEqual([0, 'still here']);
  expect(complained.split('\n')).toHaveLength(1);
  expect(complained).toContain(`went on after ${line}`);
});

test('output without a reader causes no error message', async () => {
  const { code, complained } = await run(
    "Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));",
  );
  expect([code, complained]).toEqual([0, '']);
});
