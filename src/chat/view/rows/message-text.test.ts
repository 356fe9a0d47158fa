import { expect, test } from 'vitest';
import { textPieces } from './message-text.tsx';

const shown = (text: string) =>
  textPieces(text).map((piece) =>
    piece.is === 'emote' ? ['emote', piece.emote.code] : [piece.is, piece.text],
  );

test('mentions by @ become separate pieces at any position', () => {
  expect(shown('@阿泽说球 换下@7号，早了')).toEqual([
    ['name', '@阿泽说球'],
    ['words', ' 换下'],
    ['name', '@7号'],
    ['words', '，早了'],
  ]);
});

test('a lone @ is a word like others', () => {
  expect(textPieces('发到 a @ b')).toEqual([{ is: 'words', at: 0, text: '发到 a @ b' }]);
});

test('emotes become separate pieces beside names, each at its position', () => {
  expect(shown('@小舟[鼓掌]好球')).toEqual([
    ['name', '@小舟'],
    ['emote', '鼓掌'],
    ['words', '好球'],
  ]);
  expect(textPieces('@小舟[鼓掌]好球').map(({ at }) => at)).toEqual([0, 3, 7]);
});
