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
