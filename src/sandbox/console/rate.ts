const OVER_MS = 6_000;

type Sample = { readonly at: number; readonly total: number };

/** Creates a meter of a counter's growth per second over the last few seconds. */
export function createRate(): (total: number) => number {
  let samples: readonly Sample[] = [];
  return (total) => {
    const at = performance.now();
    samples = [...samples.filter((sample) => at - sample.at <= OVER_MS), { at, total }];
    const [first] = samples;
    return first && at > first.at ? Math.max(0, ((total - first.total) * 1_000) / (at - first.at)) : 0;
  };
}
