import type { OwnLimitKind } from './constants.ts';
import type { OwnLimit } from './schema.ts';

/** What one of a member's own limits still lets in: cents, coins or minutes by its unit. */
export type LimitLeft = Pick<OwnLimit, 'kind' | 'period' | 'unit'> & {
  readonly left: bigint;
  /** How far its window is used, 0 to 100 per cent; a window that was won in is not used at all. */
  readonly percent: number;
};

const HUNDRED = 100n;
/** From here on a limit is near its end, in per cent [P.06]. */
export const NEAR_PERCENT = 80;

const percentOf = (used: bigint, amount: bigint): number =>
  used >= amount ? 100 : used <= 0n ? 0 : Number((used * HUNDRED) / amount);

/** What is left of every limit of these kinds that is set. */
export const limitsLeft = (list: readonly OwnLimit[], kinds: readonly OwnLimitKind[]): readonly LimitLeft[] =>
  list.flatMap(({ kind, period, unit, amount, used, left }) =>
    amount === null || left === null || !kinds.includes(kind)
      ? []
      : [{ kind, period, unit, left, percent: percentOf(used, amount) }],
  );

/** The limit that lets in least; null where none is set. All of them must count the same unit [P.16]. */
export const tightestLeft = (all: readonly LimitLeft[]): LimitLeft | null =>
  all.toSorted((one, other) => (one.left < other.left ? -1 : one.left > other.left ? 1 : 0))[0] ?? null;

/** How far the limit of these kinds that is nearest to its end is used, in per cent; 0 where none is set. */
export const nearestPercent = (all: readonly LimitLeft[]): number =>
  Math.max(0, ...all.map(({ percent }) => percent));

/** What is placed at once: the stake of one bet, and of all of them together, minor units. */
type Placing = { readonly each: bigint; readonly whole: bigint };

/** The limit that a placing would pass, the tightest of several; null for none [P.16]. */
export const passedLimit = (list: readonly OwnLimit[], { each, whole }: Placing): LimitLeft | null =>
  tightestLeft([
    ...limitsLeft(list, ['single']).filter(({ left }) => each > left),
    ...limitsLeft(list, ['loss', 'stake']).filter(({ left }) => whole > left),
  ]);
