const CHINESE = /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u;
const LATIN = /^[A-Za-z](?:[A-Za-z .]*[A-Za-z.])?$/;
/** Length limit of a name in either form, code units; a rare Chinese character takes two. */
const LONGEST = 48;

const between = (length: number, above: number, below: number) => length > above && length < below;

/**
 * A name as it is on papers [5.01]: Chinese letters, middle dots between them, 2 to 24; or Latin letters with
 * spaces and dots, 4 to 48.
 */
export function isRealName(text: string): boolean {
  if (text.length > LONGEST) return false;
  const length = [...text].length;
  return (between(length, 1, 25) && CHINESE.test(text)) || (between(length, 3, 49) && LATIN.test(text));
}
