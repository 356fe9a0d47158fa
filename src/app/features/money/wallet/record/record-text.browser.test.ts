import { expect, test } from 'vitest';
import { recordStateText } from './record-text.ts';

test.each([
  ['deposit', 'expired', '已超时'],
  ['fastDeposit', 'payTimeout', '付款超时'],
  ['deposit', 'cancelled', '已取消'],
] as const)('[7.15] a %s that ended as %s is called %s in the statement', (kind, state, text) =>
  expect(recordStateText({ outcome: 'cancelled', order: { kind, state, actions: [] } })).toBe(text),
);
