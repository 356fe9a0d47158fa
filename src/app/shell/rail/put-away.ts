import { ofBrowser } from '#app/core-client/browser-storage.ts';
import { sessionEntryExpiry } from '#contract/rules/session-entry-expiry.ts';

const keyOf = (floatId: string) => `courtside.float.${floatId}`;

/** Was this window put away, and is it not 22:00 yet [9.07]? `nowMs` is epoch ms. */
export const isPutAway = (floatId: string, nowMs: number): boolean =>
  nowMs < Number(ofBrowser.read(keyOf(floatId)) ?? 0);

/** Keeps a window away until 22:00 of the viewer's day. */
export function putAway(floatId: string, nowMs: number): void {
  ofBrowser.write(keyOf(floatId), String(sessionEntryExpiry(nowMs)));
}
