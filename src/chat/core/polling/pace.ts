import { PACE_SECONDS } from '../timing.table.ts';

export type Pace = { note(count: number, nowMs: number): void; perSecond(nowMs: number): number };

/**
 * Estimates the message rate of a room: messages per second over about the last `memoryS` seconds, with newer ones weighted
 * more.
 */
export function createPace(memoryS: number = PACE_SECONDS.now): Pace {
  let rate = 0;
  let at = 0;
  const decay = (nowMs: number) => rate * Math.exp(-Math.max(0, nowMs - at) / 1000 / memoryS);
  return {
    note(count, nowMs) {
      rate = decay(nowMs) + count / memoryS;
      at = nowMs;
    },
    perSecond: decay,
  };
}
