import type { InputOf, OutputOf } from '#contract/calls/table.ts';
import type { MoneyRecord } from '#contract/models/money-record.ts';

/** The most lines of one answer of the platform. */
const SIZE = 200;

type Chosen = Omit<InputOf<'statement.list'>, 'page' | 'size'>;
type Ask = (input: InputOf<'statement.list'>) => Promise<OutputOf<'statement.list'>>;

/**
 * Every line of a period, newest first. The period must have ended, so that pages do not shift under the reading.
 * @param report receives how many lines there are by now, and in all
 */
export async function allRecords(
  ask: Ask,
  chosen: Chosen,
  told: (done: number, total: number) => void,
): Promise<readonly MoneyRecord[]> {
  const records: MoneyRecord[] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await ask({ ...chosen, page, size: SIZE });
    records.push(...list);
    told(records.length, total);
    if (list.length === 0 || records.length >= total) return records;
  }
}
