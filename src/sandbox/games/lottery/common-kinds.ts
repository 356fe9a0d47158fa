import type { DrawRules, LotteryGroup, LotteryKind } from './lottery.ts';
import type { PickForm } from './picks.ts';

export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const cells = (texts: readonly (number | string)[]): PickForm => ({
  form: 'cells',
  cells: texts.map(String),
});

type Named = Pick<LotteryKind, 'name' | 'note' | 'places'>;

/** Bets on a figure of the result, one for each value. */
export const valueKind = (
  named: Named,
  values: readonly number[],
  figure: (seen: readonly number[]) => number,
): LotteryKind => ({
  ...named,
  pick: cells(values),
  hits: (seen, [cell = 0]) => figure(seen) === values[cell],
});

/** Cells of bets on the half and the parity of a figure. */
export const SIDES = ['大', '小', '单', '双'] as const;
export type Side = (typeof SIDES)[number];

const isOnSide = (side: Side | undefined, figure: number, big: number): boolean => {
  if (side === '大') return figure >= big;
  if (side === '小') return figure < big;
  return figure % 2 === (side === '单' ? 1 : 0);
};

/** Bets on the half and the parity of a figure. @param big its smallest value that counts as big */
export const sideKind = (
  named: Named,
  big: number,
  figure: (seen: readonly number[]) => number,
): LotteryKind => ({
  ...named,
  pick: cells(SIDES),
  hits: (seen, [cell = 0]) => isOnSide(SIDES[cell], figure(seen), big),
});

/** The half and the parity of a figure in two characters, "大单". */
export const sidesText = (figure: number, big: number): string =>
  SIDES.filter((side) => isOnSide(side, figure, big)).join('');

/** The number at the only place that a kind looks at. */
export const first = ([number = 0]: readonly number[]): number => number;

/** Bets on the exact numbers at places, in order. */
export const orderedKind = (
  named: Named,
  { first: least, last, repeats }: DrawRules,
  rows: readonly string[],
): LotteryKind => ({
  ...named,
  pick: { form: 'rows', rows, numbers: range(least, last), distinct: !repeats },
  hits: (seen, bet) => bet.every((number, index) => seen[index] === number),
});

/** Bets on the numbers at places in any order, all different. */
export const groupKind = (named: Named, { first: least, last }: DrawRules): LotteryKind => ({
  ...named,
  pick: { form: 'set', numbers: range(least, last), size: named.places.length },
  hits: (seen, bet) => bet.every((number) => seen.includes(number)),
});

/** A kind for each place, shown one at a time. @param names of the places, the first place first */
export function byPlace(
  names: readonly string[],
  make: (place: number, name: string) => LotteryKind,
): LotteryGroup {
  const kind = (name: string, place: number) => ({ ...make(place, name), label: name });
  const [one = '', ...others] = names;
  return [kind(one, 0), ...others.map((name, index) => kind(name, index + 1))];
}
