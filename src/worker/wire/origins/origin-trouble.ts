import type { Call } from '#contract/calls/define-call.ts';
import { AppError, appError } from '#contract/errors.ts';
import type { ApiOrigins } from './api-origins.ts';

const isLost = ({ code }: AppError) => code === 'TIMEOUT' || code === 'NETWORK_ABNORMAL';

/** A gateway that does not reach its platform: bad gateway, unavailable, gateway time-out. */
const GATEWAY = [502, 503, 504];

/**
 * Reports whether the response is from an intermediary: a gateway, or the notice of the network that blocks the domain, as
 * a page with status 200.
 */
const isIntercepted = ({ code, detail }: AppError) =>
  (code === 'HTTP_STATUS' && GATEWAY.includes(detail.status ?? 0)) ||
  (code === 'NOT_AN_OBJECT' && detail.isPage === true);

/**
 * Sends on the current line and reports the result to it. A line without a response, or with one not from the platform, is
 * left for the next one. Without credentials a request without response fails as trouble of the line or of the network
 * [8.13]; with credentials, and when there was a response, it keeps its own code.
 */
export async function onOrigin<Answer>(
  origins: Pick<ApiOrigins, 'current' | 'answered' | 'failed'>,
  { credentials }: Pick<Call, 'credentials'>,
  attempt: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  const origin = origins.current();
  try {
    const answer = await attempt(origin);
    origins.answered();
    return answer;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || !(isLost(thrown) || isIntercepted(thrown))) throw thrown;
    const trouble = origins.failed(origin);
    throw credentials === 'none' && isLost(thrown) ? appError(trouble, thrown.detail, thrown) : thrown;
  }
}
