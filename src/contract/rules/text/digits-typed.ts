/** Distance of a full-width character from its plain one. */
const FULL_WIDTH = 0xfee0;
/** More than anybody types or pastes as a number; the rest is not looked at. */
const READ_AT_MOST = 64;

/** Full-width digits, as an IME writes them, made plain; everything else stays. */
export const plainDigits = (text: string): string =>
  text.replace(/[０-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH));

/** What a field of digits keeps of what was typed, pasted or composed by an IME: at most `length` plain digits. */
export const digitsTyped = (text: string, length: number): string =>
  plainDigits(text.slice(0, READ_AT_MOST)).replace(/\D/g, '').slice(0, length);
