import type { ParcelId } from '#contract/fields/ids.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { DAY_MS } from '#contract/units/durations.ts';

/** Time after dispatch at which an unconfirmed parcel counts as received, ms. */
export const PARCEL_ARRIVES_MS = 10 * DAY_MS;

/** Retention of a parcel’s address after the parcel has ended, ms. */
export const PARCEL_ADDRESS_RETENTION_MS = 180 * DAY_MS;

/** Characters of the fields of an address. */
export const PARCEL_NAME = { min: 2, max: 20 } as const;
export const PARCEL_CITY = { min: 2, max: 30 } as const;
export const PARCEL_LINE = { min: 5, max: 80 } as const;

/** Could an address name a parcel by this text? */
export const isParcelId = (text: string): text is ParcelId => NUMERIC_ID.test(text);
