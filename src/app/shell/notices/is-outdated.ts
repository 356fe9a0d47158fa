/** File with the entry script of a build; the build writes it beside the pages. */
const VERSION_FILE = '/version.json';

const ownEntry = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.getAttribute('src') ??
  '';

const entryIn = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'entry' in data ? String(data.entry) : '';

/**
 * Reports whether the site's entry script differs from that of this page. Every file name contains a content hash, so that
 * any change of the build is visible there. False when unknown: no network, or unbundled sources.
 */
export async function isOutdated(): Promise<boolean> {
  const own = ownEntry();
  if (own === '') return false;
  try {
    const answer = await fetch(VERSION_FILE, { cache: 'no-cache' });
    const entry = answer.ok ? entryIn(await answer.json()) : '';
    return entry !== '' && entry !== own;
  } catch {
    return false;
  }
}
