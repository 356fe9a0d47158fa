import type { Page } from 'playwright';
import { threadClock } from '../harness/threads.ts';
import { OPENER_NAMES, type Opener } from './openers.table.ts';
import type { Work } from './work.ts';

/** Cost of one task: processor time of the worker and of its helper threads, and wall time, ms. */
export type Cost = { readonly workerMs: number; readonly cpuMs: number; readonly wallMs: number };

/** A piece of work that is measured once a round. */
export type Cell = { readonly name: string; readonly work: Work; readonly per: number };

const CELL_KB = 1_000;
const LEAST = 3;
const MAX_TIMES = 160;

const timesOf = (kilobytes: number): number =>
  Math.min(MAX_TIMES, Math.max(LEAST, Math.round(CELL_KB / kilobytes)));

export const openCell = (opener: Opener, kilobytes: number): Cell => {
  const times = timesOf(kilobytes);
  return { name: `${kilobytes} KB: ${opener}`, work: { is: 'open', opener, kilobytes, times }, per: times };
};

export const openCells = (sizes: readonly number[]): readonly Cell[] =>
  sizes.flatMap((size) => OPENER_NAMES.map((opener) => openCell(opener, size)));

const inPage = (page: Page, work: Work): Promise<number> =>
  page.evaluate(async (wanted): Promise<number> => {
    const path = '/page.js';
    const code: typeof import('./page.ts') = await import(path);
    return code.run(wanted);
  }, work);

const turned = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/**
 * Every cell once a round, beginning with another one each time, so that a loud second hits all alike.
 * @param pid the renderer's, whose threads are counted
 * @returns the costs of each cell by its name, a figure a round
 */
export async function measureRounds(
  { page, pid }: { readonly page: Page; readonly pid: number },
  cells: readonly Cell[],
  { rounds, warmups }: { readonly rounds: number; readonly warmups: number },
): Promise<ReadonlyMap<string, readonly Cost[]>> {
  const costs = new Map(cells.map(({ name }) => [name, [] as Cost[]]));
  for (let round = -warmups; round < rounds; round += 1) {
    for (const { name, work, per } of turned(cells, round + warmups)) {
      const spent = threadClock(pid);
      const wallMs = (await inPage(page, work)) / per;
      const { workerMs, otherMs } = spent();
      if (round >= 0)
        costs.get(name)?.push({ workerMs: workerMs / per, cpuMs: (workerMs + otherMs) / per, wallMs });
    }
  }
  return costs;
}
