import { siteIdOf } from '#contract/site/site/site-id.ts';

/** Facts about the site of this page. */
export interface SiteTheme {
  siteId: number;
  /** Domains that the site's API lines are on; empty when the page names none. */
  lineDomains: readonly string[];
}

/**
 * Reads the site and the domains of its lines from `<html data-site data-line-domains>`, never from code [1.01]. Domains are
 * separated by spaces. The styles read `data-theme`.
 */
export function readSiteTheme(root: HTMLElement = document.documentElement): SiteTheme {
  const lineDomains = root.dataset.lineDomains?.split(' ').filter((domain) => domain !== '') ?? [];
  return { siteId: siteIdOf(root.dataset.site), lineDomains };
}
