import type { OutputOf } from '#contract/calls/table.ts';
import type { RANK_PERIODS } from '#contract/constants/gift.ts';

export type GiftRank = OutputOf<'gift.rank'>;
export type RankedGiver = GiftRank['list'][number];
export type RankPeriod = (typeof RANK_PERIODS)[number];
