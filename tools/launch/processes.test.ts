import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { runToEnd } from './processes.mjs';

const run = (script: string, options = {}) => runToEnd(process.execPath, ['-e', script], options);
const forEver = 'setInterval(() => {}, 1000)';

test('a program ends with its own code', async () => {
  expect(await run('process.exit(3)')).toBe(3);
});

test('a program that does not exist has failed', async () => {
  expect(await runToEnd('no-such-program', [])).toBe(1);
});

test('a program over its limit is stopped and has failed', async () => {
  expect(await run(forEver, { limitMs: 50 })).toBe(1);
});

test('a program stopped by its owner has not failed', async () => {
  const over = new AbortController();
  const running = run(forEver, { until: over.signal });
  over.abort();
  expect(await running).toBe(0);
});

test('a program gets what is added to the environment', async () => {
  expect(
    await run('process.exit(Number(process.env.COURTSIDE_CODE))', { env: { COURTSIDE_CODE: '7' } }),
  ).toBe(7);
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a tethered program ends when its launcher is killed', async () => {
  const program = `console.log(process.pid); ${forEver}`;
  const launcher = `import(${JSON.stringify(import.meta.resolve('./processes.mjs'))}).then(({ runToEnd }) =>
    runToEnd(process.execPath, ['-e', ${JSON.stringify(program)}], { tethered: true }))`;
  const child = spawn(process.execPath, ['-e', launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  expect(isAlive(Number(line))).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(line)), { timeout: 20_000 }).toBe(false);
});
