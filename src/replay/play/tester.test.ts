import { expect, test } from 'vitest';
import { mergeTallies } from '#replay/measure/tally.ts';
import type { Wire } from '#tests/faults/sealed-server.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { playOnStage, talk } from '#tests/fixtures/replay-stage.ts';

const SEEDS = 100;
const MESSAGES = 24;
const SENDERS = 2;
const VIEWERS = 2;

type Fault = {
  readonly name: string;
  readonly tell: (chosen: ReadonlySet<number>, draw: () => number) => Telling;
};
type Telling = (kept: readonly Wire[]) => readonly Wire[];

const seqOf = ({ seq }: Wire) => Number(seq);

const DROPS: Fault = {
  name: 'drops',
  tell: (chosen) => (kept) => kept.filter((message) => !chosen.has(seqOf(message))),
};

/** Once more at once, or at the end of the same answer. */
const DUPLICATES: Fault = {
  name: 'duplicates',
  tell: (chosen, draw) => (kept) => {
    const atOnce = draw() < 0.5;
    const again = kept.filter((message) => chosen.has(seqOf(message)));
    if (!atOnce) return [...kept, ...again];
    return kept.flatMap((message) => (chosen.has(seqOf(message)) ? [message, message] : [message]));
  },
};

/** Held back until the next one is there, and told after it. */
const REORDERS: Fault = {
  name: 'reorders',
  tell: (chosen) => (kept) => {
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
  },
};

/** `k` different seqs, no two beside each other, never the last. */
function choose(draw: () => number, k: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  while (chosen.size < k) {
    const seq = 1 + Math.floor(draw() * (MESSAGES - 1));
    if (!chosen.has(seq - 1) && !chosen.has(seq + 1)) chosen.add(seq);
  }
  return chosen;
}

async function measured({ tell }: Fault, seed: number, k: number) {
  const draw = dice(seed);
  const everyMs = 40 + Math.floor(draw() * 400);
  const [tally] = await playOnStage({
    seed,
    senders: SENDERS,
    steps: talk(MESSAGES, { everyMs, senders: SENDERS, viewers: VIEWERS }),
    tell: tell(choose(draw, k), draw),
  });
  if (!tally) throw new Error('nothing was played');
  return tally;
}

test.each([
  [DROPS, 'lost'],
  [DUPLICATES, 'duplicated'],
  [REORDERS, 'reordered'],
] as const)(
  `a server that $name k known messages is told exactly k of, and nothing else, with ${SEEDS} seeds`,
  async (fault, kind) => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const k = 1 + (seed % 6);
      const { judged, deliveries, sends } = await measured(fault, seed, k);
      const told = { lost: judged.lost, duplicated: deliveries.duplicated, reordered: deliveries.reordered };
      const nothing = { lost: 0, duplicated: 0, reordered: 0 };
      expect({ seed, ...told }).toEqual({ seed, ...nothing, [kind]: k * VIEWERS });
      expect([seed, sends.acknowledged, judged.expected]).toEqual([seed, MESSAGES, MESSAGES * VIEWERS]);
    }
  },
  120_000,
);

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
