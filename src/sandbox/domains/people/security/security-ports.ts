import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { AccountPorts } from '#sandbox/domains/people/account/account-ports.ts';
import type { MemberSessions } from '#sandbox/domains/people/session/member-sessions.ts';

/** What the guards of an account need of the platform. */
export type SecurityPorts = AccountPorts & {
  readonly memberSessions: MemberSessions;
  readonly money: { readonly passwords: Pick<WithdrawPasswords, 'isSet'> };
  sessionIdleMs(siteId: number): number;
};
