import { PARCEL_CITY, PARCEL_LINE, PARCEL_NAME } from '#contract/constants/parcel.ts';
import { t } from './texts.ts';

const PHONE = 11;
const POSTCODE = 6;

type Limits = { readonly min: number; readonly max: number };
const within = ({ min, max }: Limits, typed: string) => {
  const { length } = typed.trim();
  return length >= min && length <= max;
};

/** A phone number without the spaces people write into it. */
export const plainDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Says what is wrong with a field of an address, or true where nothing is. */
export const addressRules = {
  recipient: (typed: string) => within(PARCEL_NAME, typed) || t('parcel.nameRule'),
  phone: (typed: string) => {
    const digits = plainDigits(typed);
    if (/^1[3-9]\d{9}$/.test(digits)) return true;
    const isShort = /^\d+$/.test(digits) && digits.length < PHONE;
    return isShort ? t('parcel.phoneShort', { count: PHONE - digits.length }) : t('parcel.phoneRule');
  },
  province: (chosen: string) => chosen !== '' || t('parcel.provinceRule'),
  city: (typed: string) => within(PARCEL_CITY, typed) || t('parcel.cityRule'),
  line: (typed: string) => within(PARCEL_LINE, typed) || t('parcel.lineRule'),
  postcode: (typed: string) => {
    const digits = plainDigits(typed);
    if (digits === '' || /^\d{6}$/.test(digits)) return true;
    const isShort = /^\d+$/.test(digits) && digits.length < POSTCODE;
    return isShort
      ? t('parcel.postcodeShort', { count: POSTCODE - digits.length })
      : t('parcel.postcodeRule');
  },
} as const;
