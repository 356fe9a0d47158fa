import type { Stock } from '../prizes/stock.ts';
import type { EditGroup } from './editing.ts';
import type { SettingValues } from './settings.ts';

const STOCK_MAX = 100_000;

/** Item with a limited stock per period. */
type Shelved = { readonly name: string; readonly label: string; readonly perPeriod: number };
type Shelves = {
  readonly activityId: string;
  readonly period: string;
  readonly label: string;
  readonly rows: readonly Shelved[];
};

/** Returns the stock of each item in the running period, for an operator; taken items stay taken. */
export const shelfGroup = (stock: Stock, { activityId, period, label, rows }: Shelves): EditGroup => ({
  group: 'stock',
  label,
  note: '只改这一期的总数，已经发出的不变',
  isOpen: true,
  sum: null,
  fields: rows.map(({ name, label: itemLabel, perPeriod }) => {
    const { total, left } = stock.shelf(activityId, name, period, perPeriod);
    const fieldLabel = `${itemLabel}（剩 ${left}）`;
    return { name, label: fieldLabel, value: total, min: 0, max: STOCK_MAX, unit: 'count' };
  }),
});

/** Sets the total of each shelf. */
export function editShelves(
  stock: Stock,
  { activityId, period, rows }: Shelves,
  values: SettingValues,
): void {
  for (const { name, perPeriod } of rows) {
    stock.shelf(activityId, name, period, perPeriod);
    stock.edit(activityId, name, period, values[name] ?? perPeriod);
  }
}
