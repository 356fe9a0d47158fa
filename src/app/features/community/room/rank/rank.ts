import type { OutputOf } from '#contract/book/table.ts';
import type { RANK_PERIODS } from '#contract/community/gift/constants.ts';

export type GiftRank = OutputOf<'gift.rank'>;
export type RankedGiver = GiftRank['list'][number];
export type RankPeriod = (typeof RANK_PERIODS)[number];
