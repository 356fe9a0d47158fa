import { httpOrigin } from '#contract/rules/text/http-origin.ts';
import { ofBrowser } from './browser-storage.ts';

const KEY = 'courtside.newsDomain';

/** Where a developer wants news and soccer asked for, from local storage; null in production builds [7.06]. */
export function newsOrigin(): string | null {
  if (import.meta.env.PROD) return null;
  return httpOrigin(ofBrowser.read(KEY));
}
