const STAR = '*';
/** Four and five digits show one and three stars, whichever of the two they are. */
const FEWEST_STARS = 3;

/** Returns the number of digits left unmasked at the start and the end of a number of this length. */
function shownOf(length: number): { readonly head: number; readonly tail: number } {
  if (length >= 12) return { head: 4, tail: 0 };
  if (length >= 9) return { head: 3, tail: 0 };
  if (length === 8) return { head: 2, tail: 2 };
  return { head: length >= 4 ? 1 : 0, tail: 0 };
}

/** A phone number as others may see it [5.07]: its first digits, then stars. What is too short to be one shows nothing. */
export function maskPhone(text: string): string {
  const { length } = text;
  const { head, tail } = shownOf(length);
  const stars = length === 4 || length === 5 ? FEWEST_STARS : length - head - tail;
  return text.slice(0, head) + STAR.repeat(stars) + text.slice(length - tail);
}
