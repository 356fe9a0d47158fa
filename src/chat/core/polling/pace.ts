import { PACE_SECONDS } from '../timing.table.ts';

export type Pace = { note(count: number, nowMs: number): void; perSecond(nowMs: number): number };

/** How fast a room is talking: messages a second over about the last `memoryS` seconds, newer ones weighing more. */
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
