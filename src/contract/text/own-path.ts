/** An origin that belongs to nobody: a path of this site stays on it. */
const HERE = 'https://here.invalid';

/**
 * The one gate for links that the platform or an address sends: a path of this site, or null. The text is read as a
 * browser reads it, which leaves out tabs and line feeds, takes `\` for `/` and folds dots: `/\t/elsewhere`,
 * `/\elsewhere` and `/.//elsewhere` lead to other sites. Other schemes and whole addresses are no paths.
 * @returns path, query and hash as the browser will ask for them
 */
export function ownPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
