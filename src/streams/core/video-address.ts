const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));

/**
 * Origins from which video may be loaded: the site's video domains, by https or from this machine, and the additional
 * origins named by the platform [7.14].
 */
export type VideoOrigins = {
  readonly domains: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
};

/** Returns the absolute URL of a domain's response, or null when no video may be loaded from there. */
export function videoAddress(url: string, base: string, { domains, named }: VideoOrigins): string | null {
  if (!URL.canParse(url, base)) return null;
  const address = new URL(url, base);
  const allowed = named.has(address.origin) || (domains.has(address.origin) && isSafe(address));
  return allowed ? address.href : null;
}
