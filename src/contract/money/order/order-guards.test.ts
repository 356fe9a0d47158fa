import { expect, test } from 'vitest';
import { barsAnother } from './order-guards.ts';

test('[4.05] an unfinished order blocks another of its kind unless it is appealed', () => {
  expect(barsAnother({ kind: 'withdrawal', state: 'submitted' }, 'withdrawal')).toBe(true);
  expect(barsAnother({ kind: 'withdrawal', state: 'appealing' }, 'withdrawal')).toBe(false);
  expect(barsAnother({ kind: 'fastDraw', state: 'submitted' }, 'withdrawal')).toBe(false);
});
