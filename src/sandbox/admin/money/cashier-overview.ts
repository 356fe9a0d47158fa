import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

/** `status`: 0 open, 1 in maintenance, 2 off. */
export type VenueOverview = { readonly code: string; readonly name: string; readonly status: number };
/** `status`: 1 open, 2 in maintenance, 0 off. */
export type PayTypeOverview = { readonly code: string; readonly name: string; readonly status: number };

/** The venues as the console lists them. */
export const venueOverview = ({ sites }: Platform): readonly VenueOverview[] =>
  VENUES.map(({ code, name }) => ({ code, name, status: sites.venue(code)?.status ?? 2 }));

/** The ways to pay as the console lists them. */
export const payTypeOverview = ({ money }: Platform): readonly PayTypeOverview[] =>
  money.payTypes.all().map(({ payType, name, status }) => ({ code: payType, name, status }));
