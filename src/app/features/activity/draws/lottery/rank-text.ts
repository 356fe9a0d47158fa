import { t } from './texts.ts';

const RANKS = [
  t('lottery.rank_1'),
  t('lottery.rank_2'),
  t('lottery.rank_3'),
  t('lottery.rank_4'),
  t('lottery.rank_5'),
] as const;

/** Returns the name of a rank, counted from 1. */
export const rankText = (rank: number): string => RANKS[rank - 1] ?? '';
