import { type PackedFile, packBytes } from './packed-file.ts';

const SITE_MARK = /(<html\b[^>]*\bdata-site=")\d*(")/;

/**
 * The built pages as another site's: `<html data-site>` alone says which site it is [1.01], so one build serves all.
 * Each page of a site is made once.
 */
export function createSitePages(): (name: string, page: PackedFile, siteId: string) => Promise<PackedFile> {
  const pages = new Map<string, Promise<PackedFile>>();
  const make = async (page: PackedFile, siteId: string) => {
    const html = Buffer.from(await page.bytes('identity')).toString('utf8');
    return packBytes(Buffer.from(html.replace(SITE_MARK, `$1${siteId}$2`)), page.type);
  };
  return (name, page, siteId) => {
    const key = `${siteId} ${name}`;
    const known = pages.get(key) ?? make(page, siteId);
    pages.set(key, known);
    return known;
  };
}
