import { expect, test } from 'vitest';
import type { News } from './news.ts';
import * as security from './people/security-news.ts';
import { SEEDED_MESSAGES } from './seed-inbox.table.ts';

const AT = 1_700_000_000_000;
const SECURITY: readonly News[] = [
  security.payeeAdded('北岸银行 尾号 4569', AT + 1, AT),
  security.payeeRemoved('北岸银行 尾号 4569'),
  security.nameBound('林*岸'),
  security.secretSet(AT),
  security.secretChanged(AT),
  security.secretReset(AT),
  security.loginPasswordChanged(),
  security.loginPasswordReset(),
  security.newDevice({ device: 'Chrome · Windows', place: '局域网' }),
  security.loginLocked({ device: 'Chrome · Windows', place: '局域网' }),
  security.factorOn(),
  security.factorOff(),
  security.recoveryCodeUsed(9),
  security.recoveryCodesRenewed(),
  security.othersEnded(),
];

test.each([...SEEDED_MESSAGES, ...SECURITY])(
  '[1.05] the message “$title” takes the word for withdrawals from the currency',
  ({ title, text }) => expect(`${title} ${text}`).not.toMatch(/提现|提币/),
);

test('[1.05] a preferred payee uses the word of its own currency', () => {
  expect(security.payeePreferred('北岸银行 尾号 4569', 'CNY').text).toContain('下次提现时');
  expect(security.payeePreferred('TRC20 地址 TQWhwd…tqx25', 'USDT').text).toContain('下次提币时');
});
