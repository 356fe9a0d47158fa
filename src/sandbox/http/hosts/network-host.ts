import { networkInterfaces } from 'node:os';

/** Opens the site to other devices, at addresses of this machine. */
export type NetworkHost = {
  /** Listening address of the site and the video domains besides the loopback; `0.0.0.0` means all addresses. */
  readonly address: string;
  /** Host names by which other devices reach it. */
  readonly names: readonly string[];
};

const EVERY_ADDRESS = '0.0.0.0';

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** The host of an address: itself, or the addresses of all interfaces. */
export const networkHostAt = (address: string): NetworkHost => ({
  address,
  names: address === EVERY_ADDRESS ? ownAddresses() : [address],
});

/** Addresses to listen at. */
export const listenAddresses = (loopback: string, host: NetworkHost | undefined): readonly string[] => {
  if (host === undefined || host.address === loopback) return [loopback];
  return host.address === EVERY_ADDRESS ? [EVERY_ADDRESS] : [loopback, host.address];
};

/** Converts an origin on the loopback to the name of the network under which `requestUrl` was reached; unchanged under another name. */
export function underNameOf(origin: string, requestUrl: string, host: NetworkHost | undefined): string {
  const { hostname } = new URL(requestUrl);
  if (!host?.names.includes(hostname)) return origin;
  const { protocol, port } = new URL(origin);
  return `${protocol}//${hostname}:${port}`;
}
