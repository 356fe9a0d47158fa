import type { Platform } from '#sandbox/platform.ts';

export type MemberOnDesk = {
  readonly name: string;
  readonly nickname: string;
  readonly level: number;
  /** Sessions that are alive. */
  readonly sessions: number;
  readonly isBlocked: boolean;
  readonly isDormant: boolean;
  /** Another password is asked for at the next visit. */
  readonly isChangeAsked: boolean;
};

const SHOWN = 30;

/** The first members by name. */
export function membersOnDesk(
  { accounts, sessions, entrance }: Platform,
  now: number,
): readonly MemberOnDesk[] {
  const alive = sessions.alive(now);
  return accounts.list(SHOWN).map(({ userId, name, nickname, level, blocked }) => ({
    name,
    nickname,
    level,
    sessions: alive.get(userId) ?? 0,
    isBlocked: blocked,
    isDormant: entrance.standings.dormantSince(userId) !== null,
    isChangeAsked: entrance.standings.password(userId, now).reason === 'asked',
  }));
}
