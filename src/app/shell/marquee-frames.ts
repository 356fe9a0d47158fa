/** Duration of a frame of the title, ms. */
export const STEP_MS = 300;
const LEAST_LETTERS = 15;
/** Safari's tabs show more of a title before they cut it. */
const LEAST_LETTERS_SAFARI = 28;
const GAP = '\u3000\u3000';

/** Safari itself: other browsers name it too, along with themselves. */
export const isSafari = (userAgent: string): boolean =>
  /\bSafari\//.test(userAgent) && !/Chrom(?:e|ium)\/|CriOS|FxiOS|Edg|Android/.test(userAgent);

/**
 * Returns the frames of a scrolling tab title, shifted by one letter each, starting with the title itself; none for a title
 * that fits [2.12].
 */
export function marqueeFrames(text: string, inSafari: boolean): readonly string[] {
  const letters = [...text];
  if (letters.length < (inSafari ? LEAST_LETTERS_SAFARI : LEAST_LETTERS)) return [];
  const band = [...letters, ...GAP];
  return band.map((_, at) => [...band.slice(at), ...band.slice(0, at)].join(''));
}
