import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emotePieces, emoteText } from './emote-pieces.ts';
import { EMOTES } from './emotes.table.ts';

const partsOf = (text: string) =>
  emotePieces(text).map((piece) => (piece.is === 'words' ? piece.text : piece.emote.file));

describe('emotes in a text', () => {
  test('are separated from the text around them', () => {
    expect(partsOf('这球[进球][鼓掌]漂亮')).toEqual(['这球', 'goal', 'clap', '漂亮']);
  });

  test('are limited to the table: other brackets remain text', () => {
    expect(partsOf('[首发]名单[未知] [加油')).toEqual(['[首发]名单[未知] [加油']);
  });

  test('include the position of each piece', () => {
    expect(emotePieces('好[冲]！').map(({ at }) => at)).toEqual([0, 1, 4]);
  });

  test('comprise forty emotes, each with its code and its image', () => {
    const drawn = globSync('*.svg', { cwd: resolve(import.meta.dirname, '../../../../public/emotes') });
    expect(EMOTES).toHaveLength(40);
    expect(EMOTES.flatMap((emote) => partsOf(emoteText(emote)))).toEqual(EMOTES.map(({ file }) => file));
    expect(drawn.sort()).toEqual(EMOTES.map(({ file }) => `${file}.svg`).sort());
  });
});
