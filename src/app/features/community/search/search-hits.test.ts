import { expect, test } from 'vitest';
import { markedParts } from './search-hits.ts';

const shown = (name: string, text: string) =>
  markedParts(name, text)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test('the part of a name that was typed is marked', () => {
  expect(shown('星港城女足', '港城')).toBe('星[港城]女足');
  expect(shown('V6 之夜', 'v6')).toBe('[V6] 之夜');
  expect(shown('星港城', 'xgc')).toBe('星港城');
  expect(shown('星港城', '')).toBe('星港城');
});
