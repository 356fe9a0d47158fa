import { setTimeout as wait } from 'node:timers/promises';
import { type AppError, toAppError } from '#contract/errors.ts';
import { CouldNot } from '#replay/cli/could-not.ts';

const TRIES = 5;
const PAUSE_MS = 1_000;

/**
 * Does what must be done before a run can begin, again when the platform may answer better next time: getting ready is
 * no part of what is measured. `work` is told the how-manieth try it is, from 0.
 * @throws CouldNot.
 */
export async function patiently<Answer>(
  what: string,
  work: (tried: number) => Promise<Answer>,
  pauseMs = PAUSE_MS,
): Promise<Answer> {
  let last: AppError | null = null;
  for (let tried = 0; tried < TRIES; tried++) {
    if (tried > 0) await wait(pauseMs);
    try {
      return await work(tried);
    } catch (thrown) {
      last = toAppError(thrown);
      if (last.code === 'BUG') throw thrown;
      if (!last.retry) break;
    }
  }
  const why =
    last?.kind === 'network'
      ? `nobody answers (${last.code}); is the platform running, and --target its address?`
      : `the platform says ${last?.code}`;
  throw new CouldNot(`${what}: ${why}`, { cause: last });
}
