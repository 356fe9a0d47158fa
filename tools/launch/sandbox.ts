import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dist, ensureBuilt } from './built.mjs';
import { node24, root } from './installed.mjs';
import { tether } from './processes.mjs';

const startLimitMs = 60_000;
const graceMs = 5_000;
/** Logins of many members are no part of what is measured or pictured. */
const LIGHT = ['--password-cost', '16384'];

export interface RunningSite {
  /** Address of the site, such as `http://localhost:43121`. */
  readonly url: string;
  /** Stops the sandbox and deletes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built site on a separate sandbox: a free port, a temporary world.
 * @param options further options of the sandbox’s command line, such as `--crowd 0`
 * @throws Error when it is not ready within a minute
 */
export async function startSite(options: readonly string[] = []): Promise<RunningSite> {
  await ensureBuilt((line) => console.log(line));
  const data = mkdtempSync(join(tmpdir(), 'courtside-'));
  const args = ['src/sandbox/cli.ts', '--port', '0', '--data', data, '--web', dist, ...LIGHT, ...options];
  const child = spawn(node24, [...tether, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    await ended(child);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { url: await readyUrl(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The sandbox was not ready in time')), startLimitMs);
    const settle = (act: () => void) => {
      clearTimeout(late);
      act();
    };
    child.once('exit', (code) => settle(() => reject(new Error(`The sandbox ended with ${code}`))));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /\bready (http:\S+)/.exec(line)?.[1];
      if (url) settle(() => resolve(url));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
