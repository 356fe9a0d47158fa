/** Creates a counter of the most events in any aligned window of `windowMs`; times must be added in order. */
export function peakOf(windowMs: number) {
  let window = -1;
  let count = 0;
  let max = 0;
  return {
    add(atMs: number): void {
      const mine = Math.floor(atMs / windowMs);
      count = mine === window ? count + 1 : 1;
      window = mine;
      max = Math.max(max, count);
    },
    max: () => max,
  };
}
