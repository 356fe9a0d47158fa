import { isSharedImage } from './addresses.ts';
import type { Build } from './build.ts';

/** A rule by which the browser decides without starting the service worker; not yet in the library of types. */
type StaticRoute = { readonly condition: unknown; readonly source: 'network' };

type StaticRouter = { addRoutes(routes: readonly StaticRoute[]): Promise<void> };

const hasRouter = (event: object): event is StaticRouter => 'addRoutes' in event;

/**
 * Excludes calls from caching: where the browser supports such rules they bypass the service worker, elsewhere they pass
 * through it untouched.
 */
export async function passBy(event: ExtendableEvent, { platform }: Build): Promise<void> {
  if (!hasRouter(event)) return;
  const passed = platform.filter((path) => !isSharedImage(`${path}/`));
  const paths = passed.flatMap((path) => [{ urlPattern: path }, { urlPattern: `${path}/*` }]);
  const calls = { condition: { or: [{ requestMethod: 'POST' }, ...paths] }, source: 'network' } as const;
  await event.addRoutes([calls]).catch(() => undefined);
}
