import type { Currency } from '#contract/units/money.ts';
import type { SiteId } from '#sandbox/base/sites.table.ts';
import type { SiteStore } from '#sandbox/domains/site/site-store.ts';

const KEYS = {
  CNY: { min: 'withdraw_min_cny', max: 'withdraw_max_cny' },
  USDT: { min: 'withdraw_min_usdt', max: 'withdraw_max_usdt' },
} as const;
const NOTHING = '0.00';

/**
 * What a site asks of money that goes out [9.10]: the limits of one order, decimal text of the currency, and the fee beyond
 * the free ones of a day, hundredths of a percent. A site without limits lets nothing out.
 */
export function payOutTerms(sites: SiteStore, siteId: SiteId, currency: Currency) {
  const params = sites.config(siteId).params ?? {};
  const { min, max } = KEYS[currency];
  return {
    limits: { min_money: params[min] ?? NOTHING, max_money: params[max] ?? NOTHING },
    feeRate: Number(params.withdraw_fee_rate ?? 0),
  };
}
