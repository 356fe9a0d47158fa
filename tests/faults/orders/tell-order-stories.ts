import { ORDER_TROUBLES } from './order-kinds.table.ts';
import { playOrderStory } from './order-story.ts';

type Telling = { readonly stories: number; readonly from: number; readonly kind: string };

/**
 * Plays as many stories of money orders over all kinds of trouble whose name has `kind` in it, and prints what the books
 * say. @returns how many ended badly, null when there was no such kind
 */
export async function tellOrderStories({ stories, from, kind }: Telling): Promise<number | null> {
  const troubles = ORDER_TROUBLES.filter(({ name }) => name.includes(kind));
  const startedAt = performance.now();
  const sums = { told: 0, wishes: 0, orders: 0, doubleDebits: 0, lostDebits: 0, unknown: 0, failed: 0 };
  for (const [index, trouble] of troubles.entries()) {
    const share = Math.floor((stories + index) / troubles.length);
    for (let seed = from; seed < from + share; seed += 1) {
      const found = await playOrderStory(trouble, seed);
      sums.told += 1;
      sums.wishes += found.wishes;
      sums.orders += found.orders;
      sums.doubleDebits += found.doubleDebits;
      sums.lostDebits += found.lostDebits;
      sums.unknown += found.unknown;
      if (found.problems.length === 0) continue;
      sums.failed += 1;
      console.log(`${trouble.name}, seed ${seed}: ${found.problems.join('; ')}`);
    }
    console.log(`${trouble.name}: ${share} stories told`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${sums.told} order stories, ${sums.wishes} intents, ${sums.orders} orders in ${seconds} s: ` +
      `${sums.doubleDebits} double debits, ${sums.lostDebits} lost debits, ${sums.unknown} left unknown, ` +
      `${sums.failed} stories with a problem`,
  );
  return troubles.length === 0 ? null : sums.failed;
}
