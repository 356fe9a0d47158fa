import type { Anchor } from '#contract/community/live/anchor-schema.ts';

/**
 * Returns the anchors, most watched first; the last slot is reserved for the most popular upcoming one, so that viewers can
 * wait for it.
 */
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
