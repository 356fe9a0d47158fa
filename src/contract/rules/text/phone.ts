const MAINLAND = '86';

/** Eleven digits on the mainland, 4 to 13 elsewhere [5.06]. `region` is the dialling code as text: `86`, `+852`. */
export function isPhone(text: string, region: string): boolean {
  const mainland = region.replace(/^(?:\+|00)/, '') === MAINLAND;
  return (mainland ? /^1[3-9]\d{9}$/ : /^\d{4,13}$/).test(text);
}
