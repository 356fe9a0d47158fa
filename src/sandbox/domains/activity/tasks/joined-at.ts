import type { Acts } from '#sandbox/domains/ground/act/acts.ts';

/** Span of all acts of a member. */
export const EVER = { from: 0, until: Number.MAX_SAFE_INTEGER } as const;

/** Returns the registration time of a member, epoch ms; null for one from before it was recorded. */
export const joinedAt = (acts: Pick<Acts, 'things'>, userId: string): number | null =>
  acts.things(userId, 'joined', EVER)[0]?.at ?? null;
