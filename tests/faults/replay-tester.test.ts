import { expect, test } from 'vitest';
import { createHistogram } from '#replay/measure/histogram.ts';
import { mergeTallies } from '#replay/measure/tally.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { playOnStage, STAGE_BEGINS, talk } from '#tests/fixtures/replay-stage.ts';
import type { Wire } from './sealed-server.ts';
import { FAIR } from './weather.ts';

const SEEDS = 100;
const MESSAGES = 30;
const VIEWERS = 2;
const KINDS = 3;

type Telling = (kept: readonly Wire[]) => readonly Wire[];

const seqOf = ({ seq }: Wire) => Number(seq);

const drops =
  (chosen: ReadonlySet<number>): Telling =>
  (kept) =>
    kept.filter((message) => !chosen.has(seqOf(message)));

/** Once more at once, or at the end of the same answer. */
const duplicates =
  (chosen: ReadonlySet<number>, draw: () => number): Telling =>
  (kept) => {
    const again = kept.filter((message) => chosen.has(seqOf(message)));
    if (draw() < 0.5) return [...kept, ...again];
    return kept.flatMap((message) => (chosen.has(seqOf(message)) ? [message, message] : [message]));
  };

/** Held back until the next one is there, and told after it. */
const reorders =
  (chosen: ReadonlySet<number>): Telling =>
  (kept) => {
    const told: Wire[] = [];
    for (let index = 0; index < kept.length; index += 1) {
      const [message, next] = [kept[index], kept[index + 1]];
      if (!message) continue;
      if (!chosen.has(seqOf(message))) told.push(message);
      else if (next) {
        told.push(next, message);
        index += 1;
      }
    }
    return told;
  };

/** Different seqs, no two beside each other, never the last; a third of them always fits. */
function choose(draw: () => number, count: number): readonly number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) {
    const seq = 1 + Math.floor(draw() * (MESSAGES - 1));
    if (!chosen.has(seq - 1) && !chosen.has(seq + 1)) chosen.add(seq);
  }
  return [...chosen];
}

/** A server that does each of the three to `k` messages of its own choice. */
function faulty(seed: number, k: number): Telling {
  const draw = dice(seed);
  const chosen = choose(draw, KINDS * k);
  const of = (kind: number) => new Set(chosen.slice(kind * k, (kind + 1) * k));
  const [reorder, duplicate, drop] = [reorders(of(0)), duplicates(of(1), draw), drops(of(2))];
  return (kept) => drop(duplicate(reorder(kept)));
}

test(`of a server that drops, duplicates and reorders k known messages each, exactly k of each is told: ${SEEDS} seeds`, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const k = 1 + (seed % 3);
    const steps = talk(MESSAGES, { everyMs: 40 + ((seed * 37) % 400), senders: 1, viewers: VIEWERS });
    const tally = mergeTallies(await playOnStage({ seed, steps, senders: 1, tell: faulty(seed, k) }));
    const { judged, deliveries, sends } = tally;
    const told = { lost: judged.lost, duplicated: deliveries.duplicated, reordered: deliveries.reordered };
    const each = k * VIEWERS;
    expect({ seed, ...told }).toEqual({ seed, lost: each, duplicated: each, reordered: each });
    expect([seed, sends.acknowledged, judged.expected]).toEqual([seed, MESSAGES, MESSAGES * VIEWERS]);
  }
}, 120_000);

const STALL = { everyMs: 2_000, forMs: 500 };
const WAY_MS = 15;

/** How long a server that stalls keeps a request that arrives then. */
const stalledFor = (at: number): number => Math.max(0, STALL.forMs - (at % STALL.everyMs));

test('with a server that stalls 500 ms every 2 s, the reported p99 is within a tenth of the truth', async () => {
  const steps = talk(800, { everyMs: 10, senders: 4, viewers: 1 });
  const weather = (now: () => number) => () => ({ ...FAIR, upMs: WAY_MS + stalledFor(now() + WAY_MS) });
  const { latency, sends } = mergeTallies(await playOnStage({ seed: 1, steps, senders: 4, weather }));
  const truth = steps
    .flatMap((step) => ('n' in step ? [2 * WAY_MS + stalledFor(STAGE_BEGINS + step.due + WAY_MS)] : []))
    .toSorted((left, right) => left - right);
  const trueP99 = truth[Math.ceil(truth.length * 0.99) - 1] ?? 0;
  const told = createHistogram();
  told.merge(latency.ack);
  expect([sends.acknowledged, told.count]).toEqual([800, 800]);
  expect(trueP99).toBeGreaterThan(480);
  expect(Math.abs(told.percentile(99) - trueP99)).toBeLessThan(trueP99 / 10);
});

test('a faultless server is told nothing of, and parts that share a plan add up to the whole', async () => {
  const steps = talk(40, { everyMs: 100, senders: 4, viewers: 3 });
  const alone = mergeTallies(await playOnStage({ seed: 1, steps, senders: 4 }));
  const shared = mergeTallies(await playOnStage({ seed: 1, steps, senders: 4, parts: 3 }));
  for (const { judged, deliveries, sends } of [alone, shared]) {
    expect(sends).toMatchObject({ due: 40, acknowledged: 40, unanswered: 0, late: 0, refused: {} });
    expect(judged).toMatchObject({ viewers: 3, expected: 120, lost: 0, gaps: 0 });
    expect(deliveries).toMatchObject({ delivered: 120, duplicated: 0, reordered: 0, recovered: 0 });
  }
});
