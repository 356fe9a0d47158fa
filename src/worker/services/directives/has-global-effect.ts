import type { PageContext } from '#worker/core-api.ts';
import type { Failure } from '#worker/wire/send.ts';

/**
 * Reports whether a failure has consequences beyond the call that failed. A failure of an ended session is of no concern
 * any more: of ten calls refused together one ends it [8.06], and the present viewer is not notified. Nor has a restriction
 * consequences while customer service is open [8.09].
 */
export const hasGlobalEffect = (
  { error, token }: Failure,
  tokenNow: string,
  { suppressRedirects }: PageContext,
): boolean =>
  (token === '' || token === tokenNow) && !(suppressRedirects && error.code === 'ACCESS_RESTRICTION');
