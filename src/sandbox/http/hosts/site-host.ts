const SITE_HOST = /^site-(\d{4,6})\.localhost$/;

/**
 * The site a host name stands for: `site-5003.localhost` is site 5003, with no build and no file of its own.
 * @returns the id as the page will carry it, or null for the machine's usual names.
 */
export const siteOfHost = (hostname: string): string | null => SITE_HOST.exec(hostname)?.[1] ?? null;

/** The address of a site on a port. */
export const siteOrigin = (siteId: number, port: number | string): string =>
  `http://site-${siteId}.localhost:${port}`;
