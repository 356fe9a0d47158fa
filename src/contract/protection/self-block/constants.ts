import type { GAME_CATEGORIES } from '#contract/play/game/constants.ts';
import { DAY_MS } from '#contract/units/durations.ts';

/** Kinds of subjects that members may block for themselves: kinds of play, a venue, a league. */
export const SELF_BLOCK_KINDS = ['type', 'venue', 'league'] as const;
export type SelfBlockKind = (typeof SELF_BLOCK_KINDS)[number];

/** The kinds of play that can be blocked. */
export const SELF_BLOCK_TYPES = ['prematch', 'live', 'esports', 'slot', 'table', 'lottery', 'gift'] as const;
export type SelfBlockType = (typeof SELF_BLOCK_TYPES)[number];

/** Kind of play for each game category. */
export const TYPE_OF_CATEGORY: Readonly<Record<(typeof GAME_CATEGORIES)[number], SelfBlockType>> = {
  slot: 'slot',
  arcade: 'slot',
  crash: 'slot',
  instant: 'slot',
  fishing: 'table',
  table: 'table',
  live: 'table',
  lottery: 'lottery',
};

/** Wait between a member’s request and the end of their block, ms. */
export const UNBLOCK_WAIT_MS = DAY_MS;
