import type { NodeContext } from './api.ts';
import { headersOf } from './headers/headers.table.ts';
import { ONE_ORIGIN } from './headers/policy-inputs.ts';
import { UnreadBody } from './read-body.ts';

const HEADERS = headersOf('call', ONE_ORIGIN);

/**
 * Responds to a request that ended in an error. A refused body is still being sent, and closing a connection with unread
 * bytes resets it, which can discard the response before the client has read it. So only the write side closes here; the
 * server discards the rest of the body for a limited time (nginx `lingering_close`). Every other error is a defect.
 */
export const answerThrown =
  (onDefect: (error: Error) => void) =>
  (error: Error, context: NodeContext): Response => {
    if (error instanceof UnreadBody) {
      const { incoming, outgoing } = context.env;
      outgoing.once('finish', () => incoming.socket.end());
      return context.body(null, error.reason === 'large' ? 413 : 400, HEADERS);
    }
    onDefect(error);
    return context.text('500', 500, HEADERS);
  };
