import { expect, test } from 'vitest';
import type { PlanStep } from '#replay/plan/plan.ts';
import { playSteps } from './take-steps.ts';

const SENDS = 20;

async function* plan(): AsyncGenerator<PlanStep> {
  for (let n = 0; n < SENDS; n++)
    yield { due: n * 1_000, do: 'say', n, sender: n, room: 'm-1', text: String(n) };
}

test('due times of other workers’ next sends are noted before each wait', async () => {
  const noted: number[] = [];
  const waited: [own: number, known: number][] = [];
  const performed: number[] = [];
  await playSteps(
    plan(),
    { index: 1, of: 2 },
    ({ n }) => noted.push(n),
    async (step) => {
      if ('n' in step) waited.push([step.n, noted.length]);
      return true;
    },
    (step) => 'n' in step && performed.push(step.n),
  );
  expect(performed).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  expect(noted).toHaveLength(SENDS);
  for (const [own, known] of waited) expect(known).toBe(Math.min(SENDS, own + 6));
});
