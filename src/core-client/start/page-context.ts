import { BehaviorSubject } from 'rxjs';
import { httpOrigin } from '#contract/text/http-origin.ts';
import type { PageContext } from '#worker/core-api.ts';
import { ofBrowser, ofTab } from '../storage/browser-storage.ts';
import { ACKNOWLEDGED_KEY, firstPageContext } from './core-init.ts';

const NEWS_KEY = 'courtside.newsDomain';

/** Page context for the core, now and after each change. */
export const pageContext$ = new BehaviorSubject<PageContext>(firstPageContext());

/** Disables redirects by responses on the customer service page [2.08]. */
export function suppressRedirects(suppress: boolean): void {
  const { value } = pageContext$;
  if (value.suppressRedirects !== suppress) pageContext$.next({ ...value, suppressRedirects: suppress });
}

/** The visitor has read the access alert: it is not shown again in this tab [8.08]. */
export function acknowledgeAlert(): void {
  ofTab.write(ACKNOWLEDGED_KEY, '1');
  pageContext$.next({ ...pageContext$.value, alertAcknowledged: true });
}

/** Returns the developer’s origin for news and soccer calls, from local storage; null in production builds [7.06]. */
export function newsOrigin(): string | null {
  if (import.meta.env.PROD) return null;
  return httpOrigin(ofBrowser.read(NEWS_KEY));
}
