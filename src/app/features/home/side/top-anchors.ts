import type { Anchor } from '#contract/community/live/anchor-schema.ts';

/** Most watched first; the last place is kept for the best loved of those about to start, so that one can wait for them. */
export function topAnchors(anchors: readonly Anchor[], count: number): readonly Anchor[] {
  const onAir = anchors
    .filter(({ status }) => status === 'live')
    .toSorted((left, right) => right.viewers - left.viewers);
  const waited = anchors
    .filter(({ status }) => status === 'notStarted')
    .toSorted((left, right) => right.followers - left.followers)
    .slice(0, 1);
  return [...onAir.slice(0, count - waited.length), ...waited];
}
