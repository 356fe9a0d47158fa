import { DAY_MS } from '#contract/units/durations.ts';

/** What a member may block for themselves: kinds of play, a venue, a league. */
export const SELF_BLOCK_KINDS = ['type', 'venue', 'league'] as const;
export type SelfBlockKind = (typeof SELF_BLOCK_KINDS)[number];

/** The kinds of play that can be blocked. */
export const SELF_BLOCK_TYPES = ['prematch', 'live', 'esports', 'slot', 'table', 'gift'] as const;
export type SelfBlockType = (typeof SELF_BLOCK_TYPES)[number];

/** A block of one's own ends so long after its member asked for that, ms. */
export const UNBLOCK_WAIT_MS = DAY_MS;
