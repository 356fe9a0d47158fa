import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { inOneProcess } from './one-process.mjs';

/** Builds into a folder as the site is built: empties it, and fills it once a line comes from standard input. */
const BUILDING = `
import { mkdirSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
const [module, folder] = process.argv.slice(1);
const { inOneProcess } = await import(module);
const built = join(folder, 'dist');
await inOneProcess(join(folder, 'cache', 'lock'), {
  isDone: () => existsSync(join(built, 'stamp')),
  async work() {
    rmSync(built, { recursive: true, force: true });
    mkdirSync(built);
    writeFileSync(join(built, 'first'), '');
    console.log('begins');
    await once(process.stdin, 'data');
    if (!existsSync(join(built, 'first'))) throw new Error('the folder was emptied');
    writeFileSync(join(built, 'stamp'), String(process.pid));
  },
  onWait: () => console.log('waits'),
});
console.log('ends');
process.exit();
`;

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts a process that builds into a folder. */
function startBuild(folder: string) {
  const args = ['--input-type=module', '-e', BUILDING, import.meta.resolve('./one-process.mjs'), folder];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    nextLine: async (): Promise<string | undefined> => (await lines.next()).value,
    resume: () => child.stdin.write('\n'),
  };
}

test('a second build at once waits for the first and empties nothing', async () => {
  const folder = openFolder();
  const first = startBuild(folder);
  expect(await first.nextLine()).toBe('begins');
  const second = startBuild(folder);
  expect(await second.nextLine()).toBe('waits');
  first.resume();
  expect([await first.nextLine(), await second.nextLine()]).toEqual(['ends', 'ends']);
  expect(readdirSync(join(folder, 'dist'))).toEqual(['first', 'stamp']);
  expect(existsSync(join(folder, 'cache', 'lock'))).toBe(false);
});

test('the build of a killed process is done by the next', async () => {
  const folder = openFolder();
  const first = startBuild(folder);
  expect(await first.nextLine()).toBe('begins');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = startBuild(folder);
  expect([await second.nextLine(), await second.nextLine()]).toEqual(['waits', 'begins']);
  second.resume();
  expect(await second.nextLine()).toBe('ends');
});

test('failed work frees the lock', async () => {
  const lock = join(openFolder(), 'lock');
  const task = { isDone: () => false, onWait: () => undefined };
  const fails = inOneProcess(lock, { ...task, work: () => Promise.reject(new Error('no room')) });
  await expect(fails).rejects.toThrow('no room');
  expect(existsSync(lock)).toBe(false);
});

test('an old lock without a process is removed', async () => {
  const lock = join(openFolder(), 'lock');
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  let runs = 0;
  const work = () => Promise.resolve(void runs++);
  await inOneProcess(lock, { isDone: () => false, onWait: () => undefined, work });
  expect(runs).toBe(1);
});

test('a lock that cannot be written is an error', async () => {
  const lock = join(openFolder(), 'lock', '/');
  const task = { isDone: () => false, onWait: () => undefined, work: () => Promise.resolve() };
  await expect(inOneProcess(lock, task)).rejects.toThrow(/EISDIR|ENOENT/);
});
