import { COMBO_WINDOW_MS } from '#contract/community/gift/gift-rules.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';

const SPEAK_EVERY_MS = 1_000;

/** Transient state of members in rooms, lost when the platform stops. Times are epoch ms of the world. */
export type RoomMemory = {
  /** Returns the time until the member may send again; 0 when they may now. */
  waitToSpeak(roomNo: string, userId: string, slowModeMs: number, now: number): number;
  spoke(roomNo: string, userId: string, now: number): void;
  /** Returns the combo of a gift: gifts of one sender and kind within the combo window share it. */
  comboOf(gift: { roomNo: string; userId: string; giftId: string }, requestId: string, now: number): string;
};

/** Creates the short-lived state of members in rooms: combos and slow mode. */
export function createRoomMemory(): RoomMemory {
  const spokenAt = new Map<string, number>();
  const runs = new Map<string, { readonly comboId: string; readonly at: number }>();
  return {
    waitToSpeak(roomNo, userId, slowModeMs, now) {
      const since = sinceMs(now, spokenAt.get(`${roomNo} ${userId}`));
      return Math.max(0, Math.max(SPEAK_EVERY_MS, slowModeMs) - since);
    },
    spoke: (roomNo, userId, now) => void spokenAt.set(`${roomNo} ${userId}`, now),
    comboOf({ roomNo, userId, giftId }, requestId, now) {
      const key = `${roomNo} ${userId} ${giftId}`;
      const run = runs.get(key);
      const comboId = run && sinceMs(now, run.at) <= COMBO_WINDOW_MS ? run.comboId : `combo-${requestId}`;
      runs.set(key, { comboId, at: now });
      return comboId;
    },
  };
}
