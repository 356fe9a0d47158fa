import type { RetryPolicy } from '#contract/calls/define-call.ts';
import { AppError } from '#contract/errors.ts';

const SERVER_TROUBLE = 500;

/**
 * Reports whether a failure is transient, so that the same request may succeed later; a response in the platform's own
 * terms is not.
 */
const isTransient = ({ kind, retry, code, detail }: AppError): boolean =>
  kind === 'network' && retry && (code !== 'HTTP_STATUS' || (detail.status ?? 0) >= SERVER_TROUBLE);

/** Sends again after transport trouble as often as the call's policy allows; without one, as for money, never. */
export async function withRetry<Result>(
  policy: RetryPolicy | undefined,
  attempt: () => Promise<Result>,
  pause: (ms: number) => Promise<void>,
): Promise<Result> {
  for (let left = policy?.times ?? 0; ; left -= 1) {
    try {
      return await attempt();
    } catch (thrown) {
      if (left <= 0 || !(thrown instanceof AppError) || !isTransient(thrown)) throw thrown;
      await pause(policy?.delayMs ?? 0);
    }
  }
}
