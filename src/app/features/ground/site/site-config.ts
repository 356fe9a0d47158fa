import type { SiteConfig } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';

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
