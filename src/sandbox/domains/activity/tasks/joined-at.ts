import type { Acts } from '#sandbox/domains/ground/act/acts.ts';

/** Everything a member ever did. */
export const EVER = { from: 0, until: Number.MAX_SAFE_INTEGER } as const;

/** When a member registered, epoch ms; null for one of a time before that was noted. */
export const joinedAt = (acts: Pick<Acts, 'things'>, userId: string): number | null =>
  acts.things(userId, 'joined', EVER)[0]?.at ?? null;
