import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { sweepAfterFirst } from '../site.ts';
import { worldPort } from '../worlds.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The site's, those of the video domains, and the console's. */
const PORTS = 5;

/** Every process below one, itself included. */
function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const member of family)
    for (const [child = 0, parent] of pairs) if (parent === member) family.push(child);
  return family;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Reports whether a port is free. */
const isFree = (port: number) =>
  new Promise<boolean>((resolveFree) => {
    const server = createServer();
    server.once('error', () => resolveFree(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolveFree(true)));
  });

async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) if (/\bready http/.test(line)) break;
  child.stdout.resume();
}

/** Offset from the port of a world. */
const BEHIND = 5;

/** Ctrl-C reaches the whole process group, as in a terminal; the other signals reach npm alone. */
const TERMINATIONS = [
  { name: 'Ctrl-C', end: (pid: number) => process.kill(-pid, 'SIGINT') },
  { name: 'SIGTERM to npm', end: (pid: number) => process.kill(pid, 'SIGTERM') },
  { name: 'SIGHUP to npm', end: (pid: number) => process.kill(pid, 'SIGHUP') },
  { name: 'SIGKILL to npm', end: (pid: number) => process.kill(pid, 'SIGKILL') },
];

for (const [index, { name, end }] of TERMINATIONS.entries()) {
  test(
    `npm start ended by ${name} leaves no process and no port behind`,
    sweepAfterFirst(index),
    async ({ browserName: _any }, { parallelIndex }) => {
      const port = worldPort(parallelIndex) + BEHIND;
      const data = mkdtempSync(join(tmpdir(), 'courtside-start-'));
      const args = ['start', '--', '--port', String(port), '--data', data, '--crowd', '0'];
      const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
      const pid = child.pid ?? 0;
      try {
        await ready(child);
        const family = familyOf(pid);
        expect(family.length).toBeGreaterThan(2);
        end(pid);
        await expect.poll(() => family.filter(isAlive)).toEqual([]);
        const ports = Array.from({ length: PORTS }, (_, index) => port + index);
        expect(await Promise.all(ports.map(isFree))).toEqual(ports.map(() => true));
      } finally {
        for (const member of familyOf(pid).filter(isAlive)) process.kill(member, 'SIGKILL');
        rmSync(data, { recursive: true, force: true });
      }
    },
  );
}
