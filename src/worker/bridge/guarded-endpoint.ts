import type { Endpoint } from 'comlink';
import { clientError } from '#contract/errors.ts';
import { isRecord } from '#contract/text/narrowing.ts';

/** The same things under the same names and nothing else: no prototype to be reached, nothing to be changed. */
export function bare<Shape extends object>(shape: Shape): Readonly<Shape> {
  const names: Shape = Object.create(null);
  return Object.freeze(Object.assign(names, shape));
}

const REFUSED = 'refused';
const BETWEEN = '/';

/** The path of each function that is an own property of what is exposed, or of a service of it. */
function namedPaths(exposed: object): ReadonlySet<string> {
  const paths = Object.entries(exposed).flatMap(([name, member]: [string, unknown]) => {
    if (typeof member === 'function') return [name];
    return isRecord(member) ? Object.keys(member).map((inner) => [name, inner].join(BETWEEN)) : [];
  });
  return new Set(paths);
}

/** The path a message names; empty where it is no list of names. */
const pathIn = ({ path }: Record<string, unknown>): string =>
  Array.isArray(path) && path.every((name) => typeof name === 'string') ? path.join(BETWEEN) : '';

/** Reports whether a message calls an exposed name: nothing may be read, set or constructed across the boundary. */
const isNamedCall = (message: Record<string, unknown>, paths: ReadonlySet<string>): boolean =>
  message.type === 'RELEASE' || (message.type === 'APPLY' && paths.has(pathIn(message)));

/**
 * Comlink follows any path a message names, prototypes and constructors included, and sets any property. Here only calls
 * of the exposed names get through; everything else is answered with a refusal.
 * @returns what to expose, and the endpoint to expose it at
 */
export function guardEndpoint(exposed: object, endpoint: Endpoint) {
  const paths = namedPaths(exposed);
  const refuse = () => {
    throw clientError('BAD_INPUT', { path: 'boundary' });
  };
  const guards = new Map<EventListenerOrEventListenerObject, (event: Event) => void>();
  const guarding = (listener: EventListenerOrEventListenerObject) => (event: Event) => {
    const data: unknown = event instanceof MessageEvent ? event.data : null;
    if (!isRecord(data)) return;
    const isNamed = isNamedCall(data, paths);
    const message = isNamed ? data : { id: data.id, type: 'APPLY', path: [REFUSED], argumentList: [] };
    const passed = new MessageEvent('message', { data: message });
    if (typeof listener === 'function') listener(passed);
    else listener.handleEvent(passed);
  };
  const guarded: Endpoint = {
    postMessage: (message, transfer) => endpoint.postMessage(message, transfer ?? []),
    addEventListener: (type, listener) => {
      const guard = guarding(listener);
      guards.set(listener, guard);
      endpoint.addEventListener(type, guard);
    },
    removeEventListener: (type, listener) => {
      const guard = guards.get(listener);
      if (guard) endpoint.removeEventListener(type, guard);
    },
    start: () => endpoint.start?.(),
  };
  return { root: bare({ ...exposed, [REFUSED]: refuse }), endpoint: guarded };
}
