/** How fast a count grows, a second, over the last `spanMs`. Times are monotonic ms. */
export function createRate(spanMs: number): (count: number, nowMs: number) => number {
  let seen: { readonly count: number; readonly at: number }[] = [];
  return (count, nowMs) => {
    seen = [...seen.filter(({ at }) => nowMs - at <= spanMs), { count, at: nowMs }];
    const [first] = seen;
    const ms = first ? nowMs - first.at : 0;
    return first && ms > 0 ? ((count - first.count) / ms) * 1_000 : 0;
  };
}
