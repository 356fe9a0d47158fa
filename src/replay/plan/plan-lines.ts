import { createHash } from 'node:crypto';
import type { Plan } from './create-plan.ts';
import type { PlanStep } from './plan.ts';

/** Yields a plan as text, one line for each step; the same recording and options give the same bytes. */
async function* planLines(plan: Plan): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: 'courtside-plan', version: 1, options: plan.options })}\n`;
  for await (const step of plan.steps()) yield `${JSON.stringify(step)}\n`;
}

/**
 * Computes the SHA-256 of a plan's lines, in hex, which workers compare before they begin.
 * @param onLine receives each line
 */
export async function planHash(plan: Plan, onLine?: (line: string) => Promise<void>): Promise<string> {
  const sum = createHash('sha256');
  for await (const line of planLines(plan)) {
    sum.update(line);
    await onLine?.(line);
  }
  return sum.digest('hex');
}

/** Reports whether a step belongs to worker `index` of `count`. All steps of a member or a viewer belong to one worker. */
export function isAssignedTo(step: PlanStep, index: number, count: number): boolean {
  const whose = 'viewer' in step ? step.viewer : step.sender;
  return whose % count === index;
}
