import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const isLoopbackName = (host: string) => {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || (isIP(name) !== 0 && LOOPBACK.test(name));
};

/**
 * Lets only this machine in, and only on purpose: a page of another origin can neither name the host otherwise nor send
 * JSON without being asked first.
 */
export const loopbackOnly: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  const address = context.env.incoming.socket.remoteAddress ?? '';
  const isHere = LOOPBACK.test(address) && isLoopbackName(context.req.header('host') ?? '');
  const isJson = (context.req.header('content-type') ?? '').startsWith('application/json');
  if (!isHere || (context.req.method === 'POST' && !isJson)) return context.json({ error: 'forbidden' }, 403);
  await next();
  return undefined;
};
