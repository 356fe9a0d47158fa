import { expect, test } from 'vitest';
import { secretProblems } from './secret-field.tsx';
import { t } from './texts.ts';

const NONE = { old: undefined, next: undefined, again: undefined };
const typed = (next: string, again = '', old = '') => ({ old, next, again });

test('[5.05] half-typed digits are not complained about before they are submitted', () => {
  expect(secretProblems(typed('2468', ''), false, false)).toEqual(NONE);
  expect(secretProblems(typed('2468', ''), false, true)).toEqual({
    ...NONE,
    next: t('secret.missing'),
    again: t('secret.missing'),
  });
});

test('[5.05] weak digits and a diverging repetition are refused at once', () => {
  expect(secretProblems(typed('123456'), false, false).next).toBe(t('secret.weak'));
  expect(secretProblems(typed('246810', '24'), false, false)).toEqual(NONE);
  expect(secretProblems(typed('246810', '25'), false, false).again).toBe(t('secret.differs'));
});

test('[5.05] a new password differs from the one it replaces', () => {
  expect(secretProblems(typed('246810', '246810', '246810'), true, true).next).toBe(t('secret.same'));
  expect(secretProblems(typed('135790', '135790', '246810'), true, true)).toEqual(NONE);
  expect(secretProblems(typed('135790', '135790'), true, true).old).toBe(t('secret.missing'));
});
