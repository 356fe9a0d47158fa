import type { PagePlace } from '#worker/core-api.ts';
import type { Failure } from '#worker/wire/send.ts';
import { endsSession } from '#worker/wire/session-codes.ts';

/**
 * Whether a failure has consequences beyond the call that failed. The end of a session that is over already has none:
 * of ten calls refused together one ends it [8.06]. Nor has a restriction while customer service is open [8.09].
 */
export function isHeeded({ error, token }: Failure, tokenNow: string, { exempt }: PagePlace): boolean {
  if (exempt && error.code === 'ACCESS_RESTRICTION') return false;
  return !endsSession(error.code) || token === '' || token === tokenNow;
}
