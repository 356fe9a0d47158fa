import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const lookEveryMs = 500;
const shells = /^(?:ba|da|z|k|fi)?sh$/;

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number } | undefined} what a process is called and who started it
 */
function processOf(pid) {
  try {
    const [, name = '', parent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name = ''] = /^\s*(\d+)\s+(?:.*\/)?(\S+)/.exec(stdout ?? '') ?? [];
    return parent === undefined ? undefined : { name, parent: Number(parent) };
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Ends this program, as by a signal, when the npm that runs it has ended. npm forwards only some of its signals, and a
 * shell in between forwards none. A program not run by npm is unaffected, so that it may outlive the terminal it was
 * started from.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const above = process.ppid;
  const shell = processOf(above);
  const npm = shell && shells.test(shell.name) ? shell.parent : above;
  const look = () => {
    if (process.ppid === above && isAlive(npm)) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  };
  const looking = setInterval(look, lookEveryMs);
  looking.unref();
}
