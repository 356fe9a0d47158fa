/** The origin in an address, or null when it is none that can be asked over HTTP: `http(s)://host[:port]`. */
export function httpOrigin(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Reports whether an address leads to this very device. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);

/** Reports whether nobody on the way can read or change what an address brings: https, or this very device. */
export function isPrivateAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

const isOn = (hostname: string, domain: string): boolean =>
  hostname === domain || hostname.endsWith(`.${domain}`);

/**
 * The origin of an address that may become a line of the site, or null. Requests with the token go to API lines, so an
 * address is none when it names more than an origin, when it is neither https nor the loopback nor the page's own host,
 * or when it is outside the domains the page names. [8.13]
 * @param home the page's own origin, which is always a line
 * @param domains domains the lines are on, such as `courtside.example`; empty when the page names none
 */
export function lineOrigin(address: string, home: string, domains: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, hostname, href } = new URL(address);
  if (origin === home) return origin;
  if (href !== `${origin}/`) return null;
  const isHomesHost = protocol === 'http:' && hostname === new URL(home).hostname;
  if (!isPrivateAddress(address) && !isHomesHost) return null;
  return isLoopback(origin) || domains.length === 0 || domains.some((domain) => isOn(hostname, domain))
    ? origin
    : null;
}
