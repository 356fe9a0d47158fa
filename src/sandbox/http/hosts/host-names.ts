import { isIP } from 'node:net';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Reports whether an address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean => isIP(address) !== 0 && LOOPBACK.test(address);

/** The name in a Host header, without its port and brackets. */
export const hostName = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

/** Reports whether a Host header names this machine and no site of it. */
export function isLoopbackHost(host: string): boolean {
  const name = hostName(host).toLowerCase();
  return name === 'localhost' || isLoopbackAddress(name);
}

const SITE_HOST = /^site-(\d{4,6})\.localhost$/;

/**
 * Returns the site of a host name: `site-5003.localhost` is site 5003, without a separate build or file.
 * @returns the id as the page will contain it, or null for the machine’s usual names.
 */
export const siteOfHost = (hostname: string): string | null => SITE_HOST.exec(hostname)?.[1] ?? null;

/** The address of a site on a port. */
export const siteOrigin = (siteId: number, port: number | string): string =>
  `http://site-${siteId}.localhost:${port}`;

const SECOND_NAMES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
/** Second name of a site, which resolves to the loopback as well. */
const SITE_SECOND_NAME = '127.0.0.1';

/**
 * Returns the second API origin: the same port under the loopback’s other name, which to a browser is another domain
 * [8.13].
 * @returns null where the platform was reached by another host name.
 */
export function secondOrigin(origin: string): string | null {
  const { protocol, hostname, port } = new URL(origin);
  const second = SECOND_NAMES[hostname] ?? (siteOfHost(hostname) === null ? undefined : SITE_SECOND_NAME);
  return second === undefined ? null : `${protocol}//${second}${port && `:${port}`}`;
}
