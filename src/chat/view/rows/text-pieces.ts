import { emotePieces, type TextPiece } from '#contract/community/expression/emote-pieces.ts';

/** A piece of a text; `at` is where it begins. */
type Piece = TextPiece | { readonly is: 'name'; readonly at: number; readonly text: string };

const NAME = /@[^\s@:：,，。[]{1,24}/g;

const shifted = (text: string, by: number): readonly Piece[] =>
  emotePieces(text).map((piece) => ({ ...piece, at: piece.at + by }));

/** Splits a text into pieces: `@` mentions, emotes, and the text between them. */
export function textPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (index > from) pieces.push(...shifted(text.slice(from, index), from));
    pieces.push({ is: 'name', at: index, text: name });
    from = index + name.length;
  }
  if (from < text.length) pieces.push(...shifted(text.slice(from), from));
  return pieces;
}
