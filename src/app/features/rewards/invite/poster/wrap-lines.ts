/** Returns the letters as people see them; Firefox before 125 has no segmenter and counts characters. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : [...text];

/**
 * A text in lines of at most `width`, cut between whole letters as people see them; what does not fit into the last of
 * the lines ends in `…`.
 * @param measure the width of a text in the same unit
 */
export function wrapLines(
  text: string,
  {
    width,
    most,
    measure,
  }: { readonly width: number; readonly most: number; readonly measure: (text: string) => number },
): readonly string[] {
  const letters = lettersOf(text);
  const lines: string[] = [];
  let line = '';
  for (const [at, letter] of letters.entries()) {
    if (measure(line + letter) <= width || line === '') {
      line += letter;
      continue;
    }
    if (lines.length === most - 1)
      return [...lines, shortened(line + letters.slice(at).join(''), width, measure)];
    lines.push(line);
    line = letter;
  }
  return [...lines, line];
}

function shortened(text: string, width: number, measure: (text: string) => number): string {
  const letters = lettersOf(text);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
