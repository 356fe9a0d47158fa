import { SERVICE_PATH } from '#contract/care/support/constants.ts';
import { CORE_VERSION } from '#contract/version.ts';
import type { CoreInit, PageContext } from '#worker/core-api.ts';
import { readSiteTheme } from '../site-theme.ts';
import { ofTab } from '../storage/browser-storage.ts';

/** For this tab only: another one shows the warning again [8.08]. */
export const ACKNOWLEDGED_KEY = 'courtside.go-on';

/** Returns the initial rules for handling responses on the page. */
export const firstPageContext = (): PageContext => ({
  suppressRedirects: location.pathname === SERVICE_PATH,
  alertAcknowledged: ofTab.read(ACKNOWLEDGED_KEY) !== null,
});

/**
 * Collects the core’s initial data about this page: read from the document and the address, before any of the page’s code
 * is required.
 */
export function coreInit(): CoreInit {
  const { siteId, lineDomains } = readSiteTheme();
  return {
    version: CORE_VERSION,
    siteId,
    lineDomains,
    apiOrigin: location.origin,
    newsOrigin: null,
    hidden: document.hidden,
    pageContext: firstPageContext(),
  };
}
