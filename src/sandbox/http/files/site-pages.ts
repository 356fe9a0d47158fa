import { SITES, siteIdOf } from '#sandbox/base/tables/sites.table.ts';
import { type PackedFile, packBytes } from './packed-file.ts';

const ROOT = /<html\b/;
const SITE_MARK = /(<html\b[^>]*\bdata-site=")\d*(")/;
/** The name of the first site, where the built page, or the manifest of the installed one, has it. */
const BRAND_MARK = new RegExp(`(<title>|<noscript>|content="|name": ")${SITES[5000].brand}`, 'g');

/** Converts a built page, or the manifest, to another site: `<html data-site>` and the name of the site [1.01]. */
export function asSite(text: string, siteId: string): string {
  const named = text.replace(SITE_MARK, `$1${siteId}$2`);
  const known = siteIdOf(siteId);
  return known === null ? named : named.replace(BRAND_MARK, `$1${SITES[known].brand}`);
}

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
