import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { AccountPorts } from '#sandbox/domains/people/account/account-ports.ts';
import type { MemberSessions } from '#sandbox/domains/people/session/member-sessions.ts';

/** Dependencies of the account’s guards. */
export type SecurityPorts = AccountPorts & {
  readonly memberSessions: MemberSessions;
  readonly money: { readonly passwords: Pick<WithdrawPasswords, 'isSet'> };
  sessionIdleMs(siteId: number): number;
};
