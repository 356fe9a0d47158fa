const MAINLAND = '86';

/** A dialling code without `+`, `00` or other zeros in front. */
export const plainDialCode = (region: string): string => region.replace(/^\+/, '').replace(/^0+/, '');

/** A number without the zeros that are dialled in front of it within its country: E.164 has none. */
export const nationalNumber = (phone: string): string => phone.replace(/^0+/, '');

/** Eleven digits on the mainland, 4 to 13 elsewhere [5.06]. `region` is the dialling code as text: `86`, `+852`. */
export function isPhone(text: string, region: string): boolean {
  const mainland = plainDialCode(region) === MAINLAND;
  return (mainland ? /^1[3-9]\d{9}$/ : /^\d{4,13}$/).test(text);
}
