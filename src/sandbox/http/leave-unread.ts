import type { NodeContext } from './api.ts';
import { headersOf } from './headers/headers.table.ts';
import { ONE_ORIGIN } from './headers/places.ts';
import { UnreadBody } from './read-body.ts';

const HEADERS = headersOf('call', ONE_ORIGIN);

/**
 * Answers what a request ended in by throwing: one whose body is not read ends its connection, for what is left of the
 * body would be the next request; everything else is a defect.
 */
export const answerThrown =
  (onDefect: (error: Error) => void) =>
  (error: Error, context: NodeContext): Response => {
    if (error instanceof UnreadBody)
      return context.body(null, error.why === 'large' ? 413 : 400, { ...HEADERS, connection: 'close' });
    onDefect(error);
    return context.text('500', 500, HEADERS);
  };
