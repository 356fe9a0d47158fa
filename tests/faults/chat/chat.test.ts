import { expect, test } from 'vitest';
import { createChatStore } from '#chat/view/chat-store.ts';
import { viewPorts } from '#tests/fixtures/chat/view-ports.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { GAPS, OUTAGES, PLATFORMS } from './chat-faults.table.ts';
import { type ChatFault, openChatScenario, runChatSimulation } from './chat-simulation.ts';

const SEEDS = byEffort(5);
/** Most of it on a machine that is busy with other things. */
const LIMIT_MS = 180_000;

async function failedOf(fault: ChatFault): Promise<readonly string[]> {
  const failed: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const problems = await runChatSimulation(fault, seed);
    if (problems.length > 0) failed.push(`seed ${seed}: ${problems.join('; ')}`);
  }
  return failed;
}

test.each(OUTAGES)(
  '$name for 15 s: every message arrives once, in order and in time',
  async (fault) => expect(await failedOf(fault)).toEqual([]),
  LIMIT_MS,
);

test.each(GAPS)(
  '$name: what is missing is filled whole, or counted and marked',
  async (fault) => expect(await failedOf(fault)).toEqual([]),
  LIMIT_MS,
);

test.each(PLATFORMS)(
  '$name: the room recovers without duplicates and marks its gaps',
  async (fault) => expect(await failedOf(fault)).toEqual([]),
  LIMIT_MS,
);

/** Simulates a viewer with a frozen list whose core crashes, and who continues with the next core. */
async function readOver(seed: number) {
  const scenario = openChatScenario({ everyMs: 100 }, seed);
  const { time, viewers, sentTexts } = scenario;
  const [viewer] = viewers;
  if (!viewer) throw new Error('no viewer');
  const store = createChatStore(
    viewPorts({
      follow(onItems) {
        const following = viewer.items$.subscribe((item) => onItems([item]));
        return () => following.unsubscribe();
      },
      rows: viewer.rowsAround,
    }),
  );
  const stop = store.start();
  await time.runUntil(15_000);
  store.freeze();
  const shown = store.state.rows.length;
  viewer.kill(30_000);
  await time.runUntil(75_000);
  const unread = sentTexts().length - shown - store.state.rows.length + shown;
  return { store, stop, viewer, time, said: sentTexts, unread };
}

const rowsOf = ({ state }: ReturnType<typeof createChatStore>) => state.rows;

test(
  'messages missed during a long core outage are counted, marked and loaded',
  async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { store, stop, viewer, time, said, unread } = await readOver(seed);
      const going = async <Result>(doing: Promise<Result>, until: number) => {
        await time.runUntil(until);
        return doing;
      };
      expect([seed, store.state.unread.total]).toEqual([seed, unread]);
      let now = 75_000;
      while (store.state.phase.is === 'reading' && store.state.unread.total > 0) {
        now += 1_000;
        await going(store.readOn(), now);
      }
      const gap = rowsOf(store).find(({ kind }) => kind === 'gap');
      if (gap?.kind !== 'gap') throw new Error(`seed ${seed}: no gap is marked`);
      const texts = () => rowsOf(store).flatMap((row) => (row.kind === 'text' ? [row.text] : []));
      expect([seed, gap.toSeq - gap.fromSeq + 1]).toEqual([seed, said().length - texts().length]);
      expect(gap.toSeq - gap.fromSeq + 1).toBeGreaterThan(100);
      await going(store.fillGap(gap.key), now + 20_000);
      expect([seed, texts()]).toEqual([seed, said()]);
      stop();
      viewer.close();
    }
  },
  LIMIT_MS,
);
