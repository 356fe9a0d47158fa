import type { DialCode } from '#contract/fields/dial-codes.ts';
import { PARCEL_CITY, PARCEL_LINE, PARCEL_NAME } from '#contract/rewards/parcel/constants.ts';
import { ungrouped } from '#contract/text/digits-typed.ts';
import { isPhone, phoneTyped } from '#contract/text/phone.ts';
import { t } from './texts.ts';

/** Dialling code of every address: parcels go to the mainland. */
export const PHONE_REGION: DialCode = '86';
const PHONE = 11;
const POSTCODE = 6;

type Limits = { readonly min: number; readonly max: number };
const within = ({ min, max }: Limits, typed: string) => {
  const { length } = typed.trim();
  return length >= min && length <= max;
};

/** Validation rules of an address: each returns an error message, or true. */
export const addressRules = {
  recipient: (typed: string) => within(PARCEL_NAME, typed) || t('parcel.nameRule'),
  phone: (typed: string) => {
    const digits = phoneTyped(typed, PHONE_REGION);
    if (isPhone(digits, PHONE_REGION)) return true;
    const isShort = /^\d+$/.test(digits) && digits.length < PHONE;
    return isShort ? t('parcel.phoneShort', { count: PHONE - digits.length }) : t('parcel.phoneRule');
  },
  province: (chosen: string) => chosen !== '' || t('parcel.provinceRule'),
  city: (typed: string) => within(PARCEL_CITY, typed) || t('parcel.cityRule'),
  line: (typed: string) => within(PARCEL_LINE, typed) || t('parcel.lineRule'),
  postcode: (typed: string) => {
    const digits = ungrouped(typed);
    if (digits === '' || /^\d{6}$/.test(digits)) return true;
    const isShort = /^\d+$/.test(digits) && digits.length < POSTCODE;
    return isShort
      ? t('parcel.postcodeShort', { count: POSTCODE - digits.length })
      : t('parcel.postcodeRule');
  },
} as const;
