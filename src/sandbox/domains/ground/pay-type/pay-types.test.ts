import { expect, test } from 'vitest';
import { PAY_TYPES } from './pay-types.table.ts';

const CLOSED = 2;

test('[3.17] [4.05] a way to pay in that stays closed says why', () => {
  const closed = PAY_TYPES.filter(({ status }) => status === CLOSED);
  expect(closed.map(({ name }) => name)).toEqual(['扫码支付']);
  for (const { closedNote } of closed) expect(closedNote).toMatch(/./);
});
