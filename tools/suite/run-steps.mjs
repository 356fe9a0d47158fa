import { interrupted } from '../launch/processes.mjs';
import { runStep } from './run-step.mjs';

/**
 * Runs steps in their order until a signal ends one. A step that may goes on beside those after it, until a suite of
 * tests begins: tests have the processors to themselves.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {(line: string) => void} say
 * @returns {Promise<readonly import('./run-step.mjs').StepResult[]>} of the steps that were run, in their order
 */
export async function runSteps(steps, say) {
  /** @type {Promise<import('./run-step.mjs').StepResult>[]} */
  const results = [];
  for (const step of steps) {
    if (step.report) await Promise.all(results);
    say(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`);
    const result = runStep(step);
    results.push(result);
    if (!step.beside && (await result).code === interrupted) break;
  }
  return Promise.all(results);
}
