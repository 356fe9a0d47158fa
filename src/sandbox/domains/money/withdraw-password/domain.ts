import { record } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import type { Passwords } from '#sandbox/domains/ground/member/password.ts';
import { createWithdrawPasswords } from './withdraw-passwords.ts';

type Ports = Stored & { readonly auth: { readonly passwords: Passwords }; readonly money: object };

/** The six digits that withdrawals need. */
export const withdrawPasswordDomain = domain({
  bounds: {
    withdraw_password: record,
  },
  open: ({ db, auth, money }: Ports) => ({
    money: { ...money, passwords: createWithdrawPasswords(db, auth.passwords) },
  }),
});
