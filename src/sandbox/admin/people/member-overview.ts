import { formatMinor, minor } from '#contract/units/money.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

export type MemberOverview = {
  readonly name: string;
  readonly nickname: string;
  readonly level: number;
  /** Sessions that are alive. */
  readonly sessions: number;
  readonly isBlocked: boolean;
  readonly isDormant: boolean;
  /** True if another password is required at the next visit. */
  readonly isPasswordChangeRequired: boolean;
  /** Balances of the centre wallet, as displayed. */
  readonly balances: { readonly CNY: string; readonly USDT: string; readonly COIN: string };
};

const SHOWN = 30;

/** The first members by name. */
export function memberOverview(
  { accounts, sessions, auth, ledger }: Platform,
  now: number,
): readonly MemberOverview[] {
  const alive = sessions.alive(now);
  return accounts.list(SHOWN).map(({ userId, name, nickname, level, blocked }) => ({
    name,
    nickname,
    level,
    sessions: alive.get(userId) ?? 0,
    isBlocked: blocked,
    isDormant: auth.accountStatus.dormantSince(userId) !== null,
    balances: {
      CNY: formatMinor(minor(ledger.balance(memberWallet(userId, 'CNY')))),
      USDT: formatMinor(minor(ledger.balance(memberWallet(userId, 'USDT')))),
      COIN: ledger.balance(memberWallet(userId, 'COIN')).toString(),
    },
    isPasswordChangeRequired: auth.accountStatus.password(userId, now).reason === 'asked',
  }));
}
