import type { NodeContext } from './api.ts';
import type { UnreadBody } from './read-body.ts';

/** Answers a request whose body is not read, and ends its connection: what is left of the body would be the next request. */
export const leaveUnread = (context: NodeContext, { why }: UnreadBody): Response =>
  context.body(null, why === 'large' ? 413 : 400, { connection: 'close' });
