import { expect, test } from 'vitest';
import { createHistogram } from '#replay/measure/histogram.ts';
import { mergeTallies } from '#replay/measure/tally.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { FAIR } from './network/network-conditions.ts';
import type { Wire } from './network/sealed-server.ts';
import { PLAN_STARTS, simulateRun, talk } from './simulated-run.ts';

const SEEDS = byEffort(30);
const MESSAGES = 30;
const VIEWERS = 2;
const KINDS = 3;

type Delivery = (stored: readonly Wire[]) => readonly Wire[];

const seqOf = ({ seq }: Wire) => Number(seq);

const drops =
  (chosen: ReadonlySet<number>): Delivery =>
  (stored) =>
    stored.filter((message) => !chosen.has(seqOf(message)));

/** Repeats a message at once, or at the end of the same response. */
const duplicates =
  (chosen: ReadonlySet<number>, draw: () => number): Delivery =>
  (stored) => {
    const again = stored.filter((message) => chosen.has(seqOf(message)));
    if (draw() < 0.5) return [...stored, ...again];
    return stored.flatMap((message) => (chosen.has(seqOf(message)) ? [message, message] : [message]));
  };

/** Delays a message until the next one has arrived, and delivers it after that. */
const reorders =
  (chosen: ReadonlySet<number>): Delivery =>
  (stored) => {
    const delivered: Wire[] = [];
    for (let index = 0; index < stored.length; index += 1) {
      const [message, next] = [stored[index], stored[index + 1]];
      if (!message) continue;
      if (!chosen.has(seqOf(message))) delivered.push(message);
      else if (next) {
        delivered.push(next, message);
        index += 1;
      }
    }
    return delivered;
  };

/** Draws distinct seqs without neighbours and without the last one; a third of all always fits. */
function choose(draw: () => number, count: number): readonly number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) {
    const seq = 1 + Math.floor(draw() * (MESSAGES - 1));
    if (!chosen.has(seq - 1) && !chosen.has(seq + 1)) chosen.add(seq);
  }
  return [...chosen];
}

/** A server that drops, duplicates and reorders `k` random messages each. */
function faulty(seed: number, k: number): Delivery {
  const draw = dice(seed);
  const chosen = choose(draw, KINDS * k);
  const of = (kind: number) => new Set(chosen.slice(kind * k, (kind + 1) * k));
  const [reorder, duplicate, drop] = [reorders(of(0)), duplicates(of(1), draw), drops(of(2))];
  return (stored) => drop(duplicate(reorder(stored)));
}

test(`drops, duplicates and reorderings of k messages each are reported exactly: ${SEEDS} seeds`, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const k = 1 + (seed % 3);
    const steps = talk(MESSAGES, { everyMs: 40 + ((seed * 37) % 400), senders: 1, viewers: VIEWERS });
    const tally = mergeTallies(await simulateRun({ seed, steps, senders: 1, deliver: faulty(seed, k) }));
    const { judged, deliveries, sends } = tally;
    const reported = {
      lost: judged.lost,
      duplicated: deliveries.duplicated,
      reordered: deliveries.reordered,
    };
    const each = k * VIEWERS;
    expect({ seed, ...reported }).toEqual({ seed, lost: each, duplicated: each, reordered: each });
    expect([seed, sends.acknowledged, judged.expected]).toEqual([seed, MESSAGES, MESSAGES * VIEWERS]);
  }
}, 120_000);

const STALL = { everyMs: 2_000, forMs: 500 };
const ONE_WAY_MS = 15;

/** Returns how long a stalling server delays a request that arrives at this moment, ms. */
const stalledFor = (at: number): number => Math.max(0, STALL.forMs - (at % STALL.everyMs));

test('the reported p99 is within a tenth of the truth during stalls', async () => {
  const steps = talk(800, { everyMs: 10, senders: 4, viewers: 1 });
  const conditions = (now: () => number) => () => ({
    ...FAIR,
    upMs: ONE_WAY_MS + stalledFor(now() + ONE_WAY_MS),
  });
  const { latency, sends } = mergeTallies(await simulateRun({ seed: 1, steps, senders: 4, conditions }));
  const truth = steps
    .flatMap((step) =>
      'n' in step ? [2 * ONE_WAY_MS + stalledFor(PLAN_STARTS + step.due + ONE_WAY_MS)] : [],
    )
    .toSorted((left, right) => left - right);
  const trueP99 = truth[Math.ceil(truth.length * 0.99) - 1] ?? 0;
  const reported = createHistogram();
  reported.merge(latency.ack);
  expect([sends.acknowledged, reported.count]).toEqual([800, 800]);
  expect(trueP99).toBeGreaterThan(480);
  expect(Math.abs(reported.percentile(99) - trueP99)).toBeLessThan(trueP99 / 10);
});

test('no faults are reported without any, and worker results add up', async () => {
  const steps = talk(40, { everyMs: 100, senders: 4, viewers: 3 });
  const alone = mergeTallies(await simulateRun({ seed: 1, steps, senders: 4 }));
  const shared = mergeTallies(await simulateRun({ seed: 1, steps, senders: 4, workers: 3 }));
  for (const { judged, deliveries, sends } of [alone, shared]) {
    expect(sends).toMatchObject({ due: 40, acknowledged: 40, unanswered: 0, late: 0, refused: {} });
    expect(judged).toMatchObject({ viewers: 3, expected: 120, lost: 0, gaps: 0 });
    expect(deliveries).toMatchObject({ delivered: 120, duplicated: 0, reordered: 0, recovered: 0 });
  }
});
