import { emotePieces, emoteText, type TextPiece } from '#contract/community/expression/emote-pieces.ts';
import type { Emote } from '#contract/community/expression/emotes.table.ts';

/** Piece of a text; `at` is its index. */
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

/** Emote within a text. Its size is fixed, so that no row grows when the image loads. */
const EmoteImage = ({ emote }: { emote: Emote }) => (
  <img
    className="emote"
    src={`/emotes/${emote.file}.svg`}
    alt={emoteText(emote)}
    title={emote.code}
    width={24}
    height={24}
    decoding="async"
  />
);

const PARTED = /[@[]/;

/** Text of a message, with its mentions and emotes. */
export function MessageText({ text }: { text: string }) {
  if (!PARTED.test(text)) return text;
  return textPieces(text).map((piece) => {
    switch (piece.is) {
      case 'name':
        return (
          <span key={piece.at} className="primary-text strong">
            {piece.text}
          </span>
        );
      case 'emote':
        return <EmoteImage key={piece.at} emote={piece.emote} />;
      default:
        return piece.text;
    }
  });
}
