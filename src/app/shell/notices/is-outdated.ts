/** Which script a build begins with; the build writes it beside the pages. */
const VERSION_FILE = '/version.json';

const ownEntry = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.getAttribute('src') ??
  '';

const entryIn = (told: unknown): string =>
  typeof told === 'object' && told !== null && 'entry' in told ? String(told.entry) : '';

/**
 * Does the site begin with another script than this page did? Every file's name carries the hash of what is in it, so
 * that any change of the build shows there. False when it is not known: no network, or sources served as they are.
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
