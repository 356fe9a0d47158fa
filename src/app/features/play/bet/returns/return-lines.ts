import type { ListPeriod } from '#app/features/money/wallet/record/record-query.ts';
import { paths } from '#app/routes/paths.ts';
import type { BetGroup, BetReturns } from '#contract/play/bet/returns-schema.ts';
import type { Minor } from '#contract/units/money.ts';
import { groupName, monthName } from '../records/bet-group.ts';
import { type BetRecordPick, betRecordQuery } from '../records/bet-record-pick.ts';

/** Properties by which bets are grouped. */
export const RETURN_GROUPS = ['sport', 'market', 'venue', 'month'] as const;
export type ReturnGroup = (typeof RETURN_GROUPS)[number];

export type ReturnSums = { readonly count: number; readonly staked: Minor; readonly returned: Minor };
export type ReturnLine = ReturnSums & {
  readonly name: string;
  /** Address of its bets. */
  readonly to: string;
};

/** Returns the lines of a grouping in the order of the platform. */
export function returnLines(returns: BetReturns, by: ReturnGroup, period: ListPeriod): readonly ReturnLine[] {
  const recordsOf = (pick: Partial<BetRecordPick>) =>
    `${paths.betRecords}?${betRecordQuery({ filter: 'settled', period, ...pick })}`;
  const lineOf = (group: BetGroup, sums: ReturnSums) => ({
    ...sums,
    name: groupName(group),
    to: recordsOf({ group }),
  });
  switch (by) {
    case 'sport':
      return returns.sports.map(({ sport, ...sums }) => lineOf({ by: 'sport', sport }, sums));
    case 'market':
      return returns.markets.map(({ marketName, ...sums }) => lineOf({ by: 'market', marketName }, sums));
    case 'venue':
      return returns.venues.map(({ venue, venueName, ...sums }) => ({
        ...sums,
        name: venueName,
        to: recordsOf({ venue }),
      }));
    case 'month':
      return returns.months.map(({ month, ...sums }) => ({
        ...sums,
        name: monthName(month),
        to: recordsOf({ month }),
      }));
    default:
      return by satisfies never;
  }
}

/** Returns the share of stakes that was returned, such as `97.2%`, rounded down. */
export function rateText({ staked, returned }: ReturnSums): string {
  if (staked === 0n) return '—';
  const perMille = (returned * 1_000n) / staked;
  return `${perMille / 10n}.${perMille % 10n}%`;
}

/** Returns a length of a bar, per cent of the half of its track, in relation to the largest net result. */
export function barShare({ staked, returned }: ReturnSums, lines: readonly ReturnSums[]): number {
  const sizes = lines.map((line) => Math.abs(Number(line.returned - line.staked)));
  const most = Math.max(...sizes, 0);
  return most === 0 ? 0 : (Math.abs(Number(returned - staked)) / most) * 100;
}
