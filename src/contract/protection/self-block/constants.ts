import type { GAME_CATEGORIES } from '#contract/play/game/constants.ts';
import { DAY_MS } from '#contract/units/durations.ts';

/** What a member may block for themselves: kinds of play, a venue, a league. */
export const SELF_BLOCK_KINDS = ['type', 'venue', 'league'] as const;
export type SelfBlockKind = (typeof SELF_BLOCK_KINDS)[number];

/** The kinds of play that can be blocked. */
export const SELF_BLOCK_TYPES = ['prematch', 'live', 'esports', 'slot', 'table', 'gift'] as const;
export type SelfBlockType = (typeof SELF_BLOCK_TYPES)[number];

/** Which kind of play a category of games is. */
export const TYPE_OF_CATEGORY: Readonly<Record<(typeof GAME_CATEGORIES)[number], SelfBlockType>> = {
  slot: 'slot',
  arcade: 'slot',
  crash: 'slot',
  instant: 'slot',
  fishing: 'table',
  table: 'table',
};

/** A block of one's own ends so long after its member asked for that, ms. */
export const UNBLOCK_WAIT_MS = DAY_MS;
