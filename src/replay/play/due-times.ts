const FIRST = 1_024;

/** Intended times of sends by number, ms since the plan began: eight bytes a send. */
export type DueTimes = {
  set(n: number, due: number): void;
  /** NaN for a send nobody planned. */
  at(n: number): number;
};

export function createDueTimes(): DueTimes {
  let times = new Float64Array(FIRST).fill(Number.NaN);
  return {
    set(n, due) {
      if (n >= times.length) {
        const larger = new Float64Array(Math.max(n + 1, times.length * 2)).fill(Number.NaN);
        larger.set(times);
        times = larger;
      }
      times[n] = due;
    },
    at: (n) => times[n] ?? Number.NaN,
  };
}
