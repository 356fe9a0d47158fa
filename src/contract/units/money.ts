/** Integer minor units (fen, or 1/100 USDT). Never a float. */
export type Minor = bigint & { readonly unit: 'minor' };
/** Whole gold coins, the currency gifts are priced in. */
export type Coins = bigint & { readonly unit: 'coins' };

/** Every currency of the centre wallet, by code. */
export const CURRENCY_CODES = ['CNY', 'USDT'] as const;
export type Currency = (typeof CURRENCY_CODES)[number];

const MINOR_PER_MAJOR = 100n;
const AMOUNT = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,2}))?$/;

const isMinor = (value: bigint): value is Minor => typeof value === 'bigint';
const isCoins = (value: bigint): value is Coins => typeof value === 'bigint';

const brandMinor = (value: bigint): Minor => {
  if (isMinor(value)) return value;
  throw new RangeError('not minor units');
};

/** Whole coins from an integer. @throws RangeError when it is not a safe integer. */
export function coins(value: bigint | number): Coins {
  const integer = BigInt(value);
  if (isCoins(integer)) return integer;
  throw new RangeError('not coins');
}

/** Minor units from an integer. @throws RangeError when a number has decimals or is not finite. */
export const minor = (value: bigint | number): Minor => brandMinor(BigInt(value));

/** Minor units from a wire decimal string with at most two decimals, or null. */
export function minorFromText(text: string): Minor | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, sign = '', major = '0', cents = ''] = match;
  const value = BigInt(major) * MINOR_PER_MAJOR + BigInt(cents.padEnd(2, '0'));
  return minor(sign ? -value : value);
}

/** The wire's decimal string: `12860.45`. */
export function minorToText(value: Minor): string {
  const size = value < 0n ? -value : value;
  const cents = (size % MINOR_PER_MAJOR).toString().padStart(2, '0');
  return `${value < 0n ? '-' : ''}${size / MINOR_PER_MAJOR}.${cents}`;
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** For people: thousands separators, two decimals, a true minus sign. `−1,204.50` */
export function formatMinor(value: Minor): string {
  const [major = '0', cents = '00'] = minorToText(value).replace('-', '').split('.');
  return `${value < 0n ? '−' : ''}${grouped(major)}.${cents}`;
}

/** For people: `12,480`. */
export const formatCoins = (value: Coins): string => grouped(value.toString());

const withoutZeroCents = (text: string): string => text.replace(/\.00$/, '');

/** `1,234.50`, or `1,234` for a whole amount. */
export const formatShort = (amount: Minor): string => withoutZeroCents(formatMinor(amount));

/** `1234.50`, or `1234` for a whole amount: for fields in which amounts are typed. */
export const fieldText = (amount: Minor): string => withoutZeroCents(minorToText(amount));
