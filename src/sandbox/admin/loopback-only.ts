import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isLoopbackAddress, isLoopbackHost } from '#sandbox/http/loopback-name.ts';

/**
 * Lets only this machine in, and only on purpose: a page of another origin can neither name the host otherwise nor send
 * JSON without being asked first.
 */
export const loopbackOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  const address = context.env.incoming.socket.remoteAddress ?? '';
  const isHere = isLoopbackAddress(address) && isLoopbackHost(context.req.header('host') ?? '');
  const isJson = (context.req.header('content-type') ?? '').startsWith('application/json');
  if (!isHere || (context.req.method === 'POST' && !isJson)) return context.json({ error: 'forbidden' }, 403);
  await next();
  return undefined;
};
