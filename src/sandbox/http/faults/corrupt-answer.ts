const SEALED = /("encrypted":")([^"]+)/;
/** JSON allows this control character nowhere. */
const BROKEN = '\u0000';

function changeMiddle(text: string, change: (character: string) => string): string {
  const middle = text.length >> 1;
  return text.slice(0, middle) + change(text.charAt(middle)) + text.slice(middle + 1);
}

const otherDigit = (digit: string) => (digit === 'A' ? 'B' : 'A');

/** Alters a byte of a response: a sealed one no longer matches its MAC, a plain one is invalid JSON. */
export const corruptAnswer = (body: string): string =>
  SEALED.test(body)
    ? body.replace(SEALED, (_all, head: string, sealed: string) => head + changeMiddle(sealed, otherDigit))
    : changeMiddle(body, () => BROKEN);
