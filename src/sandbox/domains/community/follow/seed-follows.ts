import type { FollowKind } from '#contract/community/follow/schema.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { FollowStore } from './follow-store.ts';

const NAME = 'beian';
/** Follows of the longest-standing demo member, the oldest first. */
const FOLLOWED: readonly (readonly [FollowKind, string])[] = [
  ['league', 'des'],
  ['anchor', '1001'],
  ['expert', 'zhou-heng'],
  ['anchor', '1002'],
  ['team', '星港城'],
];

/** Adds the follows of a demo member, from the hours before the platform opened. */
export function seedFollows(follows: FollowStore, now: number): void {
  for (const [index, [kind, id]] of FOLLOWED.entries())
    follows.set(demoUserId(NAME), kind, id, true, now - (FOLLOWED.length - index) * HOUR_MS);
}
