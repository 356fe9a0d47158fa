import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../launch/installed.mjs';
import { runToEnd } from '../launch/processes.mjs';
import { oneFailed, onePassed, suiteTally } from './tally.mjs';

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {number} code
 * @property {import('./tally.mjs').Tally} tally
 * @property {readonly string[]} flaky tests that passed only when they were tried again
 * @property {number} seconds
 */

/**
 * Runs one step to its end.
 * @param {import('./make-step.mjs').Step} step
 * @returns {Promise<StepResult>}
 */
export async function runStep({ name, commands, limitMs, env, report }) {
  const started = performance.now();
  const reportFile = report && resolve(root, report.file);
  if (reportFile) rmSync(reportFile, { force: true });
  let code = 0;
  for (const [command = '', ...args] of commands) {
    code = await runToEnd(command, args, { limitMs, ...(env ? { env } : {}) });
    if (code !== 0) break;
  }
  const seconds = (performance.now() - started) / 1000;
  if (!report || !reportFile)
    return { name, code, tally: code === 0 ? onePassed : oneFailed, flaky: [], seconds };
  const text = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
  const counted = text === undefined ? undefined : report.read(text);
  const flaky = text === undefined ? [] : (report.flaky?.(text) ?? []);
  return { name, code, tally: suiteTally(counted, code), flaky, seconds };
}
