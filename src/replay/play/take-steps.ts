import type { PlanStep, SendStep } from '#replay/plan/plan.ts';
import { isMine } from '#replay/plan/plan-lines.ts';
import type { PartTask } from './part-task.ts';

/** Another part's send may be told here before this part's own step of that moment has gone: it is known by then. */
const AHEAD_MS = 5_000;

/** Steps as they are, each when those of the next few seconds have been noted. */
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

/** Takes each step of this part at its moment, and notes when the others' are due. */
export async function takeSteps(
  steps: AsyncIterable<PlanStep>,
  { index, of }: Pick<PartTask, 'index' | 'of'>,
  noteDue: (step: SendStep) => void,
  comes: (step: PlanStep) => Promise<boolean>,
  take: (step: PlanStep) => void,
): Promise<void> {
  const note = (step: PlanStep) => void ('n' in step && noteDue(step));
  for await (const step of readAhead(steps, note)) {
    if (!isMine(step, index, of)) continue;
    if (!(await comes(step))) return;
    take(step);
  }
}
