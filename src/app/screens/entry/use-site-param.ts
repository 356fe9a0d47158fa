import { siteConfig } from '#app/link/queries.ts';
import { useCall } from '#app/link/query.ts';

/** Has the site's operator switched this on [9.10]? False until it is known. */
export const useSiteParam = (key: 'phone_login' | 'fast_register_verify'): boolean =>
  useCall(siteConfig, {}).data?.params[key] === '1';
