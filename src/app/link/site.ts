import type { SiteConfig } from '#contract/models/site.ts';
import { siteConfig } from './queries.ts';
import { useCall } from './query.ts';

/** What this site is: brand, series, switches, currencies. Undefined until the platform has said so. */
export const useSite = (): SiteConfig | undefined => useCall(siteConfig, {}).data;
