import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('decisions are numbered from 0001 without holes', () => {
  const numbers = readdirSync(resolve(import.meta.dirname, '../../docs/decisions')).map((name) =>
    Number(name.slice(0, 4)),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
