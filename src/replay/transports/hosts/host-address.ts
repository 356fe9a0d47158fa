import { isIP } from 'node:net';
import { UsageError } from '#replay/cli/command.ts';

/** The address at which a host listens. */
export type HostAddress = { readonly host: string; readonly port: number };

const SHAPE = /^(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})$/;
const PORT_MAX = 65_535;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Parses `10.0.0.2:7070`, `load-2.example:7070`, `[::1]:7070`. @throws UsageError for anything else. */
export function hostAddress(flag: string, text: string): HostAddress {
  const [, six, name, digits] = SHAPE.exec(text.trim()) ?? [];
  const [host, port] = [six ?? name ?? '', Number(digits)];
  const sound = host !== '' && port <= PORT_MAX && (six === undefined || isIP(six) === 6);
  if (sound) return { host, port };
  throw new UsageError(`--${flag} needs HOST:PORT, got “${text}”`);
}

/** Formats an address in the format of `--hosts`. */
export const addressText = ({ host, port }: HostAddress): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Parses the list of `--hosts`. @throws UsageError for an empty list, and for a host that is named twice. */
export function hostAddresses(text: string): readonly HostAddress[] {
  const hosts = text.split(',').map((part) => hostAddress('hosts', part));
  const names = hosts.map(addressText);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`--hosts names ${twice} twice`);
  return hosts;
}

/** Reports whether a host is on this machine, so that “localhost” means the same to both. */
export const isHere = ({ host }: HostAddress): boolean => LOOPBACK.test(host);
