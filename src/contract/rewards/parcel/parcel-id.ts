import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import type { ParcelId } from './schema.ts';

/** Could an address name a parcel by this text? */
export const isParcelId = (text: string): text is ParcelId => NUMERIC_ID.test(text);
