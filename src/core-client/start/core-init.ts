import { SERVICE_PATH } from '#contract/care/support/constants.ts';
import { CORE_VERSION } from '#contract/version.ts';
import type { CoreInit, PageContext } from '#worker/core-api.ts';
import { ofTab } from '../storage/browser-storage.ts';
import { readSiteTheme } from './site-theme.ts';

/** In this tab only: another one is warned again [8.08]. */
export const ACKNOWLEDGED_KEY = 'courtside.go-on';

/** How answers are followed on the page as it begins. */
export const firstPageContext = (): PageContext => ({
  suppressRedirects: location.pathname === SERVICE_PATH,
  alertAcknowledged: ofTab.read(ACKNOWLEDGED_KEY) !== null,
});

/** What the core must know of this page: read from the document and the address, before any of the page's code is needed. */
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
