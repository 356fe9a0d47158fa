import { siteOfHost } from './site-host.ts';

const SECOND_NAMES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
/** A second site is reached under a name of its own, which leads to the loopback as well. */
const SITE_SECOND_NAME = '127.0.0.1';

/**
 * The second API origin: the same port under the loopback's other name, which to a browser is another domain [8.13].
 * @returns null where the platform was reached by a name of its own.
 */
export function secondOrigin(origin: string): string | null {
  const { protocol, hostname, port } = new URL(origin);
  const second = SECOND_NAMES[hostname] ?? (siteOfHost(hostname) === null ? undefined : SITE_SECOND_NAME);
  return second === undefined ? null : `${protocol}//${second}${port && `:${port}`}`;
}
