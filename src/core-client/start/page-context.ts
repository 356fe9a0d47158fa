import { BehaviorSubject } from 'rxjs';
import { httpOrigin } from '#contract/text/line-origin.ts';
import type { PageContext } from '#worker/core-api.ts';
import { ofBrowser, ofTab } from '../storage/browser-storage.ts';
import { ACKNOWLEDGED_KEY, firstPageContext } from './core-init.ts';

const NEWS_KEY = 'courtside.newsDomain';

let context$: BehaviorSubject<PageContext> | null = null;

/** Page context for the core, now and after each change; read from the page on first use. */
export function pageContext(): BehaviorSubject<PageContext> {
  context$ ??= new BehaviorSubject(firstPageContext());
  return context$;
}

/** Disables redirects by responses on the customer service page [2.08]. */
export function suppressRedirects(suppress: boolean): void {
  const current = pageContext();
  if (current.value.suppressRedirects !== suppress)
    current.next({ ...current.value, suppressRedirects: suppress });
}

/** The visitor has read the access alert: it is not shown again in this tab [8.08]. */
export function acknowledgeAlert(): void {
  ofTab.write(ACKNOWLEDGED_KEY, '1');
  const current = pageContext();
  current.next({ ...current.value, alertAcknowledged: true });
}

/** Returns the developer’s origin for news and soccer calls, from local storage; null in production builds [7.06]. */
export function newsOrigin(): string | null {
  if (import.meta.env.PROD) return null;
  return httpOrigin(ofBrowser.read(NEWS_KEY));
}
