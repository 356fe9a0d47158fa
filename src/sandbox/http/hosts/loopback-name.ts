import { isIP } from 'node:net';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether an address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean => isIP(address) !== 0 && LOOPBACK.test(address);

/** The name in a Host header, without its port and brackets. */
export const hostName = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');

/** Whether a Host header names this machine and no site of it. */
export function isLoopbackHost(host: string): boolean {
  const name = hostName(host).toLowerCase();
  return name === 'localhost' || isLoopbackAddress(name);
}
