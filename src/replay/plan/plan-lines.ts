import { createHash } from 'node:crypto';
import type { Plan } from './create-plan.ts';
import type { PlanStep } from './plan.ts';

/** A plan as text, a line a step: the same bytes for the same recording and options. */
async function* planLines(plan: Plan): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: 'courtside-plan', version: 1, options: plan.options })}\n`;
  for await (const step of plan.steps()) yield `${JSON.stringify(step)}\n`;
}

/**
 * SHA-256 over a plan's lines, in hex: what workers compare before they begin.
 * @param keep is given each line on the way
 */
export async function planHash(plan: Plan, keep?: (line: string) => Promise<void>): Promise<string> {
  const sum = createHash('sha256');
  for await (const line of planLines(plan)) {
    sum.update(line);
    await keep?.(line);
  }
  return sum.digest('hex');
}

/** Whether a step falls to worker `index` of `count`. A member and a viewer stay with one worker throughout. */
export function isMine(step: PlanStep, index: number, count: number): boolean {
  const whose = 'viewer' in step ? step.viewer : step.sender;
  return whose % count === index;
}
