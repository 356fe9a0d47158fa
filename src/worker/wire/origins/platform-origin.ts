import { appError } from '#contract/errors.ts';
import { isLoopback } from '#contract/text/line-origin.ts';

/**
 * The origin that a page names as its platform. A page's platform is where its own scripts come from; on the loopback it
 * may be another port. Anything else is a script that would have the kept session sent to a host of its own.
 * @param own where the core's script comes from; undefined in Node, where the caller is trusted to name any
 * @throws AppError BAD_INPUT
 */
export function platformOrigin(named: string, own: string | undefined): string {
  const isOwn = own === undefined || named === own || (isLoopback(named) && isLoopback(own));
  if (!isOwn) throw appError('BAD_INPUT');
  return named;
}
