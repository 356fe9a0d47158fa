import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { headersOf } from '#sandbox/http/headers/headers.table.ts';
import { ONE_ORIGIN } from '#sandbox/http/headers/places.ts';

const HEADERS = Object.entries(headersOf('consoleAnswer', ONE_ORIGIN));

/** What goes with the answers of the operator's desk; a page or a picture of it has headers of its own kind. */
export const deskHeaders: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  await next();
  if (context.res.headers.has('content-security-policy')) return;
  for (const [name, value] of HEADERS) context.res.headers.set(name, value);
};
