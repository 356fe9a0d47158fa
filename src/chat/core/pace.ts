const MEMORY_S = 4;

export type Pace = { note(count: number, nowMs: number): void; perSecond(nowMs: number): number };

/** How fast a room is talking: messages a second over about the last four seconds, newer ones weighing more. */
export function createPace(): Pace {
  let rate = 0;
  let at = 0;
  const decay = (nowMs: number) => rate * Math.exp(-Math.max(0, nowMs - at) / 1000 / MEMORY_S);
  return {
    note(count, nowMs) {
      rate = decay(nowMs) + count / MEMORY_S;
      at = nowMs;
    },
    perSecond: decay,
  };
}
