import type { Call } from '#contract/calls/define-call.ts';
import { AppError, appError } from '#contract/errors.ts';
import type { ApiLines } from './api-lines.ts';

const isLost = (thrown: unknown): thrown is AppError =>
  thrown instanceof AppError && (thrown.code === 'TIMEOUT' || thrown.code === 'NETWORK_ABNORMAL');

/**
 * Sends on the line of now and tells it how that went. Without credentials a request that got no answer fails as the
 * line's trouble or the network's [8.13]; with credentials it keeps its own code.
 */
export async function onLine<Answer>(
  lines: Pick<ApiLines, 'current' | 'answered' | 'failed'>,
  { credentials }: Pick<Call, 'credentials'>,
  attempt: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  const origin = lines.current();
  try {
    const answer = await attempt(origin);
    lines.answered();
    return answer;
  } catch (thrown) {
    if (!isLost(thrown)) throw thrown;
    const trouble = lines.failed(origin);
    throw credentials === 'none' ? appError(trouble, thrown.detail, thrown) : thrown;
  }
}
