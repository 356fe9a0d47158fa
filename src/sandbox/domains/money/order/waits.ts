import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';

/** Waits required by a site [9.10], in hours; a missing or non-numeric value means none. */
type WaitKey = 'payee_wait_hours' | 'withdraw_password_wait_hours' | 'security_wait_hours';

/** A wait of the site, ms. */
export function waitMs(sites: SiteStore, siteId: SiteId, key: WaitKey): number {
  const hours = Number(sites.config(siteId).params?.[key] ?? 0);
  return Number.isFinite(hours) ? hours * HOUR_MS : 0;
}

/** Time allowed for a bank transfer before the member may appeal, ms. */
export const appealAfterMs = (sites: SiteStore, siteId: SiteId): number =>
  Number(sites.config(siteId).params?.deposit_appeal_wait_minutes ?? 0) * MINUTE_MS;

const waitUntil =
  (key: WaitKey) =>
  (sites: SiteStore, siteId: SiteId, changedAt: number | null, now: number): number | null => {
    const until = changedAt === null ? 0 : changedAt + waitMs(sites, siteId, key);
    return until > now ? until : null;
  };

/** End of the withdrawal hold after a change of the six digits; null when it has passed. */
export const passwordWaitUntil = waitUntil('withdraw_password_wait_hours');

/** End of the withdrawal hold after a change of the account’s guards; null when it has passed. */
export const guardWaitUntil = waitUntil('security_wait_hours');
