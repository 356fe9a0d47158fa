import { siteIdOf } from '#contract/site/site/site-id.ts';

/** Id of this page’s site, and its theme. */
export interface SiteTheme {
  siteId: number;
  theme: 'fresh';
  /** Domains that the site's API lines are on; empty when the page names none. */
  lineDomains: readonly string[];
}

/**
 * Reads the site, its theme and the domains of its lines from `<html data-site data-theme data-line-domains>`, never from
 * code [1.01]. The one theme is `fresh`; domains are separated by spaces.
 */
export function readSiteTheme(root: HTMLElement = document.documentElement): SiteTheme {
  const lineDomains = root.dataset.lineDomains?.split(' ').filter((domain) => domain !== '') ?? [];
  return { siteId: siteIdOf(root.dataset.site), theme: 'fresh', lineDomains };
}
