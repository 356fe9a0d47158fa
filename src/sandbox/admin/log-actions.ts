import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { whenFree } from '#sandbox/db/busy.ts';
import { inputOf } from '#sandbox/http/admin-route.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

/** Names, and values that can be no secret: texts are left out. */
const summaryOf = (input: object): string =>
  Object.entries(input)
    .map(([name, value]) =>
      typeof value === 'boolean' || typeof value === 'number' || value === null ? `${name}=${value}` : name,
    )
    .join(' ');

/** Records the operator's changes in the security log. */
export const logActions =
  ({ security, world }: Platform): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    await next();
    const { method, path } = context.req;
    if (method === 'GET' || method === 'HEAD' || !context.res.ok) return;
    const input = summaryOf(inputOf(context));
    const act = path.replace(/^\/sandbox\//, '');
    const action = [...(method === 'POST' ? [] : [method]), act, input].join(' ').trim();
    await whenFree(() => security.note({ kind: 'operator', who: '控制台', what: action }, world.clock.now()));
  };
