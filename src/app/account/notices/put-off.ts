import type { ServerTime } from '#contract/units/time.ts';

const KEY = 'courtside.password-reminder';
const DAY_MS = 86_400_000;

const stampOf = (userId: string, now: ServerTime) => `${userId} ${Math.floor(now / DAY_MS)}`;

/** Has this member put the reminder off today? A browser that refuses storage reminds again. */
export function isPutOff(userId: string, now: ServerTime): boolean {
  try {
    return localStorage.getItem(KEY) === stampOf(userId, now);
  } catch {
    return false;
  }
}

export function putOff(userId: string, now: ServerTime): void {
  try {
    localStorage.setItem(KEY, stampOf(userId, now));
  } catch {
    return;
  }
}
