/** Distance of a full-width character from its plain one. */
const FULL_WIDTH = 0xfee0;
/** Characters of a field that are read, enough for a short message that holds a code; more is nothing anybody types. */
const READ_CHARS_MAX = 256;

/**
 * Reads a text of a field as it looks: full-width characters, as an IME writes them, become plain, and characters that
 * show nothing (`\p{Cf}`: marks of direction, zero-width spaces), as they are pasted along, are left out.
 */
export const plainTyped = (text: string): string =>
  text
    .slice(0, READ_CHARS_MAX)
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH));

/** A number or a code without the blanks, dashes and brackets that group it; anything else stays, for a rule to name. */
export const ungrouped = (text: string): string => plainTyped(text).replace(/[\s\p{Pd}−()]/gu, '');

/**
 * Digits that a field of at most `length` digits keeps of what was typed, pasted or composed by an IME: of a message, the
 * only number of that length.
 */
export function digitsTyped(text: string, length: number): string {
  const plain = plainTyped(text);
  const fitting = plain.split(/\D+/).filter((digits) => digits.length === length);
  return fitting.length === 1 ? fitting.join('') : plain.replace(/\D/g, '').slice(0, length);
}
