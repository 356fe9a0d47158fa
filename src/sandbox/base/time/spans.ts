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
