/** A piece of a text; `at` is where it begins. */
type Piece = { readonly at: number; readonly text: string; readonly isName: boolean };

const NAME = /@[^\s@:：,，。]{1,24}/g;

/** A text in pieces, names called by `@` apart from the words between them. */
export function wordsOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (index > from) pieces.push({ at: from, text: text.slice(from, index), isName: false });
    pieces.push({ at: index, text: name, isName: true });
    from = index + name.length;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), isName: false });
  return pieces;
}
