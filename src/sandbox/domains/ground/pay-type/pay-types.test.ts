import { expect, test } from 'vitest';
import { PAY_TYPES } from './pay-types.table.ts';

const CLOSED = 2;

test('[3.17] [4.05] a closed deposit method shows its reason', () => {
  const closed = PAY_TYPES.filter(({ status }) => status === CLOSED);
  expect(closed.map(({ name }) => name)).toEqual(['扫码支付']);
  for (const { closedNote } of closed) expect(closedNote).toMatch(/./);
});
