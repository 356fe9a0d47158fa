import { expect, test } from 'vitest';
import { initialsOf, ranked } from './rank.ts';

const search = (names: readonly string[], text: string) =>
  ranked(names, text, (name) => ({ names: [name], others: [] }));

test('initials are those of the pinyin', () => {
  expect(initialsOf('星港城')).toBe('xgc');
  expect(initialsOf('连连麻将')).toBe('llmj');
  expect(initialsOf('V6 鹤')).toBe('v6 h');
});

test('exact names rank before prefix matches, and those before other matches', () => {
  expect(search(['星港城女足', '新星港', '星港', '白鹭湾'], '星港')).toEqual([
    '星港',
    '星港城女足',
    '新星港',
  ]);
});

test('initials find what no character does', () => {
  expect(search(['星港城', '白鹭湾'], 'XGC')).toEqual(['星港城']);
  expect(search(['星港城', '白鹭湾'], 'zz')).toEqual([]);
  expect(search(['星港城'], '   ')).toEqual([]);
});

test('items that match only by what they belong to rank last', () => {
  const games = [
    { name: '潮汐', brand: '织星' },
    { name: '织星夜', brand: '木石' },
  ];
  const found = ranked(games, '织星', ({ name, brand }) => ({ names: [name], others: [brand] }));
  expect(found.map(({ name }) => name)).toEqual(['织星夜', '潮汐']);
});
