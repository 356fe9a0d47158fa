import type { PlanStep, SendStep } from '#replay/plan/plan.ts';
import { isMine } from '#replay/plan/plan-lines.ts';
import type { PartTask } from './part-task.ts';

/** Takes each step of this part at its moment, and notes when the others' are due. */
export async function takeSteps(
  steps: AsyncIterable<PlanStep>,
  { index, of }: Pick<PartTask, 'index' | 'of'>,
  noteDue: (step: SendStep) => void,
  comes: (step: PlanStep) => Promise<boolean>,
  take: (step: PlanStep) => void,
): Promise<void> {
  for await (const step of steps) {
    if ('n' in step) noteDue(step);
    if (!isMine(step, index, of)) continue;
    if (!(await comes(step))) return;
    take(step);
  }
}
