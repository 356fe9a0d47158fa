import type { OwnLimitKind } from './constants.ts';
import type { OwnLimit } from './schema.ts';

/** Remaining amount of one of a member’s own limits: cents, coins or minutes by its unit. */
export type RemainingLimit = Pick<OwnLimit, 'kind' | 'period' | 'unit'> & {
  readonly left: bigint;
  /** Usage of its window, 0 to 100 per cent; a window with a net win counts as unused. */
  readonly percent: number;
};

const HUNDRED = 100n;
/** From here on a limit is near its end, in per cent [P.06]. */
export const NEAR_PERCENT = 80;

const percentOf = (used: bigint, amount: bigint): number =>
  used >= amount ? 100 : used <= 0n ? 0 : Number((used * HUNDRED) / amount);

/** Returns the remaining amount of every set limit of these kinds. */
export const remainingLimits = (
  list: readonly OwnLimit[],
  kinds: readonly OwnLimitKind[],
): readonly RemainingLimit[] =>
  list.flatMap(({ kind, period, unit, amount, used, left }) =>
    amount === null || left === null || !kinds.includes(kind)
      ? []
      : [{ kind, period, unit, left, percent: percentOf(used, amount) }],
  );

/** The limit that lets in least; null where none is set. All of them must count the same unit [P.16]. */
export const tightestLimit = (all: readonly RemainingLimit[]): RemainingLimit | null =>
  all.toSorted((one, other) => (one.left < other.left ? -1 : one.left > other.left ? 1 : 0))[0] ?? null;

/** Returns the highest usage among the limits of these kinds, in per cent; 0 where none is set. */
export const nearestPercent = (all: readonly RemainingLimit[]): number =>
  Math.max(0, ...all.map(({ percent }) => percent));

/** Stakes placed together: the stake of one bet, and the total of all, minor units. */
type Placing = { readonly each: bigint; readonly total: bigint };

/** The limit that a placing would pass, the tightest of several; null for none [P.16]. */
export const passedLimit = (list: readonly OwnLimit[], { each, total }: Placing): RemainingLimit | null =>
  tightestLimit([
    ...remainingLimits(list, ['single']).filter(({ left }) => each > left),
    ...remainingLimits(list, ['loss', 'stake']).filter(({ left }) => total > left),
  ]);
