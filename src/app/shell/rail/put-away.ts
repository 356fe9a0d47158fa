import { sessionEntryExpiry } from '#contract/rules/session-entry-expiry.ts';

const keyOf = (floatId: string) => `courtside.float.${floatId}`;

/** Was this window put away, and is it not 22:00 yet [9.07]? `nowMs` is epoch ms. */
export function isPutAway(floatId: string, nowMs: number): boolean {
  try {
    return nowMs < Number(localStorage.getItem(keyOf(floatId)) ?? 0);
  } catch {
    return false;
  }
}

/** Keeps a window away until 22:00 of the viewer's day. */
export function putAway(floatId: string, nowMs: number): void {
  try {
    localStorage.setItem(keyOf(floatId), String(sessionEntryExpiry(nowMs)));
  } catch {
    // Forbidden or full: away for as long as the page lives.
  }
}
