/** Form in which bets of a kind are chosen on the page. A bet is a list of numbers. */
export type PickForm =
  /** Each cell is a bet: the list of its index. */
  | { readonly form: 'cells'; readonly cells: readonly string[] }
  /** A bet is `size` of the numbers in ascending order. */
  | { readonly form: 'set'; readonly numbers: readonly number[]; readonly size: number }
  /** A bet is one number of each row; `distinct` where it holds none twice. */
  | {
      readonly form: 'rows';
      readonly rows: readonly string[];
      readonly numbers: readonly number[];
      readonly distinct: boolean;
    };

/** Numbers that are chosen: of the single row, or of each row. */
export type Picks = readonly (readonly number[])[];

/** All ways to choose `size` of the items, each in the order of the items. */
function combinations(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** All ways to choose one item of each row. @param distinct none twice */
export function tuples(rows: Picks, distinct: boolean): readonly (readonly number[])[] {
  return rows.reduce<readonly (readonly number[])[]>(
    (lists, row) =>
      lists.flatMap((list) =>
        row.filter((item) => !distinct || !list.includes(item)).map((item) => [...list, item]),
      ),
    [[]],
  );
}

/** The bets that chosen numbers form together, in a fixed order. */
export function betsOfPicks(form: PickForm, picks: Picks): readonly (readonly number[])[] {
  const [only = []] = picks;
  if (form.form === 'cells') return only.map((cell) => [cell]);
  if (form.form === 'set') return combinations(only, form.size);
  return tuples(picks, form.distinct);
}

/** The rows from which numbers are chosen. */
export function rowsOf(form: PickForm): Picks {
  if (form.form === 'cells') return [form.cells.map((_, index) => index)];
  return form.form === 'set' ? [form.numbers] : form.rows.map(() => form.numbers);
}
