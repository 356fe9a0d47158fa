import { setTimeout as wait } from 'node:timers/promises';
import { type AppError, toAppError } from '#contract/errors.ts';
import { CommandError } from '../cli/command.ts';

const ATTEMPTS = 5;
const PAUSE_MS = 1_000;

/**
 * Retries a request of the preparation of a run, which is not measured, as long as its failure may be temporary.
 * @param action names the request in the error
 * @param attemptOnce receives the number of the attempt, from 0
 * @throws CommandError after the last attempt, or at once for a failure that a retry does not fix
 */
export async function retry<Answer>(
  action: string,
  attemptOnce: (attempt: number) => Promise<Answer>,
  pauseMs = PAUSE_MS,
): Promise<Answer> {
  let last: AppError | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await wait(pauseMs);
    try {
      return await attemptOnce(attempt);
    } catch (thrown) {
      last = toAppError(thrown);
      if (last.code === 'BUG') throw thrown;
      if (!last.retry) break;
    }
  }
  const reason =
    last?.kind === 'network'
      ? `nobody answers (${last.code}); is the platform running, and --target its address?`
      : `the platform says ${last?.code}`;
  throw new CommandError(`${action}: ${reason}`, { cause: last });
}
