import { siteIdOf } from '#contract/rules/site-id.ts';

/** Which site this page is, and how it looks. */
export interface SiteTheme {
  siteId: number;
  theme: 'fresh';
}

/** Reads site and theme from `<html data-site data-theme>`, never from code [1.01]. The one theme is `fresh`. */
export function readSiteTheme(root: HTMLElement = document.documentElement): SiteTheme {
  return { siteId: siteIdOf(root.dataset.site), theme: 'fresh' };
}
