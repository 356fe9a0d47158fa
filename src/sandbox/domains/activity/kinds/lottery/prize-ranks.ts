import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { minorFromText } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import type { SettingValues } from '#sandbox/domains/activity/engine/desk/settings.ts';
import { LOTTERY_RANKS, type LotteryRankRow } from './lottery-draws.table.ts';

/** Returns the value of a draw's prize: minor units of yuan, or coins. */
export function worthOf(prize: ActivityPrizeWire): bigint {
  if (prize.is === 'bonus') return minorFromText(prize.amount) ?? 0n;
  return prize.is === 'coins' ? BigInt(prize.coins) : 0n;
}

function worthSo(prize: ActivityPrizeWire, worth: bigint): ActivityPrizeWire {
  if (prize.is === 'bonus') return { ...prize, amount: minorText(worth) };
  return prize.is === 'coins' ? { ...prize, coins: String(worth) } : prize;
}

/** The names under which the numbers of a rank are set. */
export const rankSettingNames = (rank: number) => ({ count: `count-${rank}`, worth: `worth-${rank}` });

/** Returns the prizes of a draw with an operator's settings applied. */
export const prizeRanksWith = (set: SettingValues): readonly LotteryRankRow[] =>
  LOTTERY_RANKS.map(({ rank, count, prize }) => {
    const names = rankSettingNames(rank);
    const worth = set[names.worth];
    const changed = worth === undefined ? prize : worthSo(prize, BigInt(worth));
    return { rank, count: set[names.count] ?? count, prize: changed };
  });
