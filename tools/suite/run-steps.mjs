import { interrupted } from '../launch/processes.mjs';
import { runStep } from './run-step.mjs';

/**
 * Runs steps in order until a signal ends one. A suite of tests begins when no other step runs, apart from a suite just
 * before it that may run beside it, and from checks where it may run among them.
 * @param {readonly import('./make-step.mjs').Step[]} steps
 * @param {(line: string) => void} say
 * @returns {Promise<readonly import('./run-step.mjs').StepResult[]>} of the steps that were run, in their order
 */
export async function runSteps(steps, say) {
  /** @type {Promise<import('./run-step.mjs').StepResult>[]} */
  const results = [];
  for (const [index, step] of steps.entries()) {
    const previous = steps[index - 1];
    const mayOverlap = previous?.report !== undefined && previous.beside === true;
    if (step.report && !step.amongChecks) await Promise.all(mayOverlap ? results.slice(0, -1) : results);
    say(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`);
    const result = runStep(step);
    results.push(result);
    if (!step.beside && (await result).code === interrupted) break;
  }
  return Promise.all(results);
}
