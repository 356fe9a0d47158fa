import type { CurrencyEntry, SiteConfig } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { createSiteChoice } from '#core-client/storage/stored-choice.ts';

/** Returns the site's configuration: brand, series, switches, currencies. Null until it has loaded. */
export const useSite = (): SiteConfig | null => lastOf(useCall('site.config', {}));

type SiteParam =
  | 'input_idle_minutes'
  | 'phone_login'
  | 'fast_register_verify'
  | 'login_verify_trigger_times'
  | 'withdrawal_password';

/** Returns an operator setting [9.10]; undefined until it is loaded, or where it is not set. */
export const useSiteParam = (key: SiteParam): string | undefined => useSite()?.params[key];

/** Reports whether the operator has switched this on [9.10]. False until it is loaded. */
export const useSiteSwitch = (key: SiteParam): boolean => useSiteParam(key) === '1';

const choice = createSiteChoice('currency');

/**
 * Returns the settlement currency with its words [1.05]: the one chosen in this browser, otherwise the first of the site.
 * Undefined until the site is loaded.
 */
export function useCurrency(): CurrencyEntry | undefined {
  const site = useSite();
  const code = choice.use();
  return site?.currencies.find((entry) => entry.code === code) ?? site?.currencies[0];
}

/** Switches the currency everywhere: on this page at once, in the other tabs, and after a reload. */
export const setCurrency = (code: CurrencyEntry['code']): void => choice.set(code);
