import { isIP } from 'node:net';
import { BadConfig } from '#replay/cli/bad-config.ts';

/** Where a host listens. */
export type HostAddress = { readonly host: string; readonly port: number };

const SHAPE = /^(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})$/;
const PORT_MAX = 65_535;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** `10.0.0.2:7070`, `load-2.example:7070`, `[::1]:7070`. @throws BadConfig for anything else. */
export function hostAddress(flag: string, text: string): HostAddress {
  const [, six, name, digits] = SHAPE.exec(text.trim()) ?? [];
  const [host, port] = [six ?? name ?? '', Number(digits)];
  const sound = host !== '' && port <= PORT_MAX && (six === undefined || isIP(six) === 6);
  if (sound) return { host, port };
  throw new BadConfig(`--${flag} needs HOST:PORT, got “${text}”`);
}

export const addressText = ({ host, port }: HostAddress): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Hosts as `--hosts` lists them. @throws BadConfig for none, and for one that is named twice. */
export function hostAddresses(text: string): readonly HostAddress[] {
  const hosts = text.split(',').map((one) => hostAddress('hosts', one));
  const names = hosts.map(addressText);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadConfig(`--hosts names ${twice} twice`);
  return hosts;
}

/** Whether “this machine” means the same to a host and to us. */
export const isHere = ({ host }: HostAddress): boolean => LOOPBACK.test(host);
