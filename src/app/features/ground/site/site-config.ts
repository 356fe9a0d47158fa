import type { SiteConfig } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';

/** What this site is: brand, series, switches, currencies. Null until the platform has said so. */
export const useSite = (): SiteConfig | null => lastOf(useCall('site.config', {}));

type SiteParam =
  | 'input_idle_minutes'
  | 'phone_login'
  | 'fast_register_verify'
  | 'login_verify_trigger_times'
  | 'withdrawal_password';

/** What the site's operator has set [9.10]; undefined until it is known, or where nothing is set. */
export const useSiteParam = (key: SiteParam): string | undefined => useSite()?.params[key];

/** Has the operator switched this on [9.10]? False until it is known. */
export const useSiteSwitch = (key: SiteParam): boolean => useSiteParam(key) === '1';
