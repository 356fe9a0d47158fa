/**
 * Where the site wants reports of visits sent: `<html data-beacon>`, an address of its own or one under TLS. Null where it
 * names none, which is how a site is unless its operator says otherwise.
 */
export function beaconAddress(root: HTMLElement = document.documentElement): string | null {
  const { beacon } = root.dataset;
  if (!beacon || !URL.canParse(beacon, location.origin)) return null;
  const { href, origin, protocol } = new URL(beacon, location.origin);
  return origin === location.origin || protocol === 'https:' ? href : null;
}
