import type { BoundCall } from '#sandbox/http/binding/bind-calls.ts';
import type { Door } from './call-ports.ts';

/** One address of a call. */
export type CallRoute = { readonly path: string; readonly door: Door; readonly bound: BoundCall };

function addresses(bound: BoundCall): readonly CallRoute[] {
  const { path } = bound.call;
  if (typeof path === 'string') return [{ path, door: 'only', bound }];
  return [
    { path: path.member, door: 'member', bound },
    { path: path.guest, door: 'guest', bound },
  ];
}

/** Every address of every call. @throws when two calls claim the same one. */
export function callRoutes(calls: readonly BoundCall[]): readonly CallRoute[] {
  const routes = calls.flatMap(addresses);
  const taken = new Map<string, string>();
  for (const { path, bound } of routes) {
    const key = `${bound.call.method} ${path}`;
    const other = taken.get(key);
    if (other !== undefined) throw new Error(`${bound.name} and ${other} share ${key}`);
    taken.set(key, bound.name);
  }
  return routes;
}
