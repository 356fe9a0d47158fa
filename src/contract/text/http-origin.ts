/** The origin in an address, or null when it is none that can be asked over HTTP: `http(s)://host[:port]`. */
export function httpOrigin(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
