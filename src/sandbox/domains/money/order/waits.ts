import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { SiteId } from '#sandbox/base/sites.table.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';

/** Waits a site asks for [9.10], in hours; one that is missing or no number is none. */
type WaitKey = 'payee_wait_hours' | 'withdraw_password_wait_hours' | 'security_wait_hours';

/** A wait of the site, ms. */
export function waitMs(sites: SiteStore, siteId: SiteId, key: WaitKey): number {
  const hours = Number(sites.config(siteId).params?.[key] ?? 0);
  return Number.isFinite(hours) ? hours * HOUR_MS : 0;
}

/** How long a bank transfer is given before the member may appeal, ms. */
export const appealAfterMs = (sites: SiteStore, siteId: SiteId): number =>
  Number(sites.config(siteId).params?.deposit_appeal_wait_minutes ?? 0) * MINUTE_MS;

const waitUntil =
  (key: WaitKey) =>
  (sites: SiteStore, siteId: SiteId, changedAt: number | null, now: number): number | null => {
    const until = changedAt === null ? 0 : changedAt + waitMs(sites, siteId, key);
    return until > now ? until : null;
  };

/** Until when nothing goes out because the six digits were changed then; null when that is over. */
export const passwordWaitUntil = waitUntil('withdraw_password_wait_hours');

/** Until when nothing goes out because what guards the account was changed then; null when that is over. */
export const guardWaitUntil = waitUntil('security_wait_hours');
