import { appError } from '#contract/errors.ts';
import { isLoopback } from '#contract/text/line-origin.ts';

/**
 * Returns the platform origin of a page: the origin of its own scripts; on the loopback another port is allowed. Any other
 * value comes from a script that tries to redirect the stored session to its own host.
 * @param own origin of the core's script; undefined in Node, where the caller is trusted to name any
 * @throws AppError BAD_INPUT
 */
export function platformOrigin(named: string, own: string | undefined): string {
  const isOwn = own === undefined || named === own || (isLoopback(named) && isLoopback(own));
  if (!isOwn) throw appError('BAD_INPUT');
  return named;
}
