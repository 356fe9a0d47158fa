import { expect, test } from 'vitest';
import { kindIn, textOfKind } from './bet-kind.ts';

test('[3.10] a chosen kind stays while the legs allow it', () => {
  expect(kindIn('multiple', 2)).toEqual({ is: 'multiple' });
  expect(kindIn('multiple', 1)).toEqual({ is: 'singles' });
  expect(kindIn(textOfKind({ is: 'system', size: 3 }), 5)).toEqual({ is: 'system', size: 3 });
  expect(kindIn('system 3', 3)).toEqual({ is: 'system', size: 2 });
  expect(kindIn('system 3', 2)).toEqual({ is: 'singles' });
});

test.each([null, '', 'nonsense', 'system x'])('[3.10] %s is no kind', (stored) => {
  expect(kindIn(stored, 1)).toEqual({ is: 'singles' });
});
