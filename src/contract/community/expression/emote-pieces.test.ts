import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emotePieces, emoteText } from './emote-pieces.ts';
import { EMOTES } from './emotes.table.ts';

const partsOf = (text: string) =>
  emotePieces(text).map((piece) => (piece.is === 'words' ? piece.text : piece.emote.file));

describe('emotes in a text', () => {
  test('are apart from the words around them', () => {
    expect(partsOf('这球[进球][鼓掌]漂亮')).toEqual(['这球', 'goal', 'clap', '漂亮']);
  });

  test('are those of the table: other brackets are words', () => {
    expect(partsOf('[首发]名单[未知] [加油')).toEqual(['[首发]名单[未知] [加油']);
  });

  test('say where each piece begins', () => {
    expect(emotePieces('好[冲]！').map(({ at }) => at)).toEqual([0, 1, 4]);
  });

  test('are forty, each read back from what is sent, each with a picture', () => {
    const drawn = globSync('*.svg', { cwd: resolve(import.meta.dirname, '../../../../public/emotes') });
    expect(EMOTES).toHaveLength(40);
    expect(EMOTES.flatMap((emote) => partsOf(emoteText(emote)))).toEqual(EMOTES.map(({ file }) => file));
    expect(drawn.sort()).toEqual(EMOTES.map(({ file }) => `${file}.svg`).sort());
  });
});
