/**
 * Returns the address for visit reports: `<html data-beacon>`, on the same origin or under TLS. Null where the site names
 * none, which is the default unless its operator sets one.
 */
export function beaconAddress(root: HTMLElement = document.documentElement): string | null {
  const { beacon } = root.dataset;
  if (!beacon || !URL.canParse(beacon, location.origin)) return null;
  const { href, origin, protocol } = new URL(beacon, location.origin);
  return origin === location.origin || protocol === 'https:' ? href : null;
}
