import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Acts } from './acts.ts';

/** Number of members whose last minute is cached; beyond it, only the table shows that a minute was counted. */
const REMEMBERED = 10_000;

/**
 * Counts the minutes of members in rooms, by the poll of the room's messages, which arrives at least twice a minute. A
 * minute counts once, in any number of tabs and rooms.
 */
export function createWatching(acts: Pick<Acts, 'note'>) {
  const last = new Map<string, number>();
  return {
    /** A member is in a room at a time, epoch ms. */
    seen(userId: string, roomNo: string, at: number): void {
      const minute = Math.floor(at / MINUTE_MS);
      if (last.get(userId) === minute) return;
      if (last.size >= REMEMBERED) last.clear();
      last.set(userId, minute);
      acts.note({
        sourceId: `watch:${userId}:${minute}`,
        userId,
        kind: 'watch',
        thing: roomNo,
        amount: 1n,
        at,
      });
    },
  };
}
