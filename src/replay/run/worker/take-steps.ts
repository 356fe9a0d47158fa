import type { PlanStep, SendStep } from '#replay/plan/plan.ts';
import { isAssignedTo } from '#replay/plan/plan-lines.ts';
import type { WorkerTask } from '#replay/run/protocol/worker-task.ts';

/** Look-ahead for due times, ms: a viewer may receive another worker's send before this worker has reached that moment. */
const AHEAD_MS = 5_000;

/** Yields the steps unchanged, each after the steps of the next few seconds have been noted. */
async function* readAhead(steps: AsyncIterable<PlanStep>, note: (step: PlanStep) => void) {
  const ahead: PlanStep[] = [];
  for await (const step of steps) {
    note(step);
    ahead.push(step);
    for (let next = ahead[0]; next && next.due <= step.due - AHEAD_MS; next = ahead[0]) {
      ahead.shift();
      yield next;
    }
  }
  yield* ahead;
}

/**
 * Performs each step of this worker at its moment, and notes when the sends of all workers are due.
 * @param waitForStep resolves at the moment of a step, with false when the run has stopped
 */
export async function playSteps(
  steps: AsyncIterable<PlanStep>,
  { index, of }: Pick<WorkerTask, 'index' | 'of'>,
  noteDue: (step: SendStep) => void,
  waitForStep: (step: PlanStep) => Promise<boolean>,
  perform: (step: PlanStep) => void,
): Promise<void> {
  const note = (step: PlanStep) => void ('n' in step && noteDue(step));
  for await (const step of readAhead(steps, note)) {
    if (!isAssignedTo(step, index, of)) continue;
    if (!(await waitForStep(step))) return;
    perform(step);
  }
}
