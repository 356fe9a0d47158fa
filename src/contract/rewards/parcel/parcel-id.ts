import type { ParcelId } from './schema.ts';

/** Could an address name a parcel by this text? */
export const isParcelId = (text: string): text is ParcelId => /^\d{1,15}$/.test(text);
