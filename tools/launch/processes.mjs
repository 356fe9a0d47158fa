import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { root } from './installed.mjs';

/** The exit code of a run that a signal to us ended. */
export const interrupted = 130;

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const graceMs = 5_000;
/** Folder of Node’s compile cache: a sandbox starts with a third less work from its second start on. */
const NODE_COMPILE_CACHE = resolve(root, 'node_modules/.cache/node-compiled');

/** Options of Node for a program whose fourth channel is ours. */
export const tether = ['--import', resolve(root, 'tools/launch/tether.mjs')];

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to ours
 * @property {string} [cwd] the folder it runs in; the root of the project when absent
 * @property {number} [limitMs] after this long it is stopped and counts as failed
 * @property {AbortSignal} [until] stops it when aborted
 * @property {boolean} [tethered] a program of Node, which then ends even when we are killed
 */

/**
 * Runs a program to its end with our own input and output. A signal that stops us stops it first.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 0 when `until` stopped it, `interrupted` when a signal did
 */
export function runToEnd(command, args, { env = {}, cwd = root, limitMs, until, tethered = false } = {}) {
  const path = [resolve(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, tethered ? [...tether, ...args] : args, {
    cwd,
    stdio: tethered ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { NODE_COMPILE_CACHE, ...process.env, PATH: path, ...env },
  });
  /** @type {number | undefined} */
  let verdict;
  const end = (/** @type {number} */ code) => {
    verdict = code;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  };
  const onSignal = () => end(interrupted);
  const onAbort = () => end(0);
  const limit = limitMs === undefined ? undefined : setTimeout(() => end(1), limitMs);
  for (const signal of stopSignals) process.on(signal, onSignal);
  until?.addEventListener('abort', onAbort);
  return new Promise((settle) => {
    const ended = (/** @type {number} */ code) => {
      clearTimeout(limit);
      for (const signal of stopSignals) process.off(signal, onSignal);
      until?.removeEventListener('abort', onAbort);
      settle(verdict ?? code);
    };
    child.once('error', () => ended(1));
    child.once('exit', (code) => ended(code ?? 1));
  });
}
