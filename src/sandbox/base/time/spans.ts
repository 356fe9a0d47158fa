/**
 * Returns the milliseconds from a noted time to now. Infinite without a noted time, or for a time in the future: after a
 * clock was set back, nothing must wait for the time to pass again.
 */
export const sinceMs = (now: number, at: number | null | undefined): number =>
  at === null || at === undefined || at > now ? Number.POSITIVE_INFINITY : now - at;

/** A time on the platform, epoch ms, both ends included; a single act is one of no length. */
export type Span = { readonly from: number; readonly to: number };

/**
 * Merges spans into one timeline: overlapping ones become one, whatever tab or device they are from, and so do those with
 * at most `gapMs` ms between them.
 */
export function unionOf(spans: readonly Span[], gapMs = 0): readonly Span[] {
  const out: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = out.at(-1);
    if (last && span.from - last.to <= gapMs) {
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else out.push(span);
  }
  return out;
}
