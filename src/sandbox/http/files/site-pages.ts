import { type PackedFile, packBytes } from './packed-file.ts';

const ROOT = /<html\b/;
const SITE_MARK = /(<html\b[^>]*\bdata-site=")\d*(")/;

/** Converts a built page to another site: only `<html data-site>` determines the site [1.01]. */
export const asSite = (html: string, siteId: string): string => html.replace(SITE_MARK, `$1${siteId}$2`);

/**
 * Creates the pages of a site from the build: only `<html data-site>` determines the site [1.01], so one build serves all,
 * and `<html data-beacon>` is the address of visit reports, if enabled. Each page of a site is created once.
 * @param beacon an address, or null for none
 */
export function createSitePages(
  beacon: string | null,
): (name: string, page: PackedFile, siteId: string | null) => Promise<PackedFile> {
  const pages = new Map<string, Promise<PackedFile>>();
  const make = async (page: PackedFile, siteId: string | null) => {
    if (siteId === null && beacon === null) return page;
    const html = Buffer.from(await page.bytes('identity')).toString('utf8');
    const named = siteId === null ? html : asSite(html, siteId);
    const asking = beacon === null ? named : named.replace(ROOT, `<html data-beacon="${beacon}"`);
    return packBytes(Buffer.from(asking), page.type);
  };
  return (name, page, siteId) => {
    const key = `${siteId} ${name}`;
    const known = pages.get(key) ?? make(page, siteId);
    pages.set(key, known);
    return known;
  };
}
