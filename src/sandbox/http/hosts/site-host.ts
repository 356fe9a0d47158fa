const SITE_HOST = /^site-(\d{4,6})\.localhost$/;

/**
 * Returns the site of a host name: `site-5003.localhost` is site 5003, without a separate build or file.
 * @returns the id as the page will contain it, or null for the machine’s usual names.
 */
export const siteOfHost = (hostname: string): string | null => SITE_HOST.exec(hostname)?.[1] ?? null;

/** The address of a site on a port. */
export const siteOrigin = (siteId: number, port: number | string): string =>
  `http://site-${siteId}.localhost:${port}`;
