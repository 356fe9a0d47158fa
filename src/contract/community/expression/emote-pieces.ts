import { EMOTES, type Emote } from './emotes.table.ts';

/** A piece of a text; `at` is where it begins. */
export type TextPiece =
  | { readonly is: 'words'; readonly at: number; readonly text: string }
  | { readonly is: 'emote'; readonly at: number; readonly emote: Emote };

const byCode: ReadonlyMap<string, Emote> = new Map(EMOTES.map((emote) => [emote.code, emote]));
const BRACKETED = /\[([^[\]]{1,4})\]/g;

/** Returns the message text of an emote. */
export const emoteText = ({ code }: Emote): string => `[${code}]`;

/** Splits a text into pieces: its emotes, and the text between them. Brackets around anything else remain text. */
export function emotePieces(text: string): readonly TextPiece[] {
  if (!text.includes('[')) return [{ is: 'words', at: 0, text }];
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: matched, 1: code = '', index } of text.matchAll(BRACKETED)) {
    const emote = byCode.get(code);
    if (emote === undefined) continue;
    if (index > from) pieces.push({ is: 'words', at: from, text: text.slice(from, index) });
    pieces.push({ is: 'emote', at: index, emote });
    from = index + matched.length;
  }
  if (from < text.length) pieces.push({ is: 'words', at: from, text: text.slice(from) });
  return pieces;
}
