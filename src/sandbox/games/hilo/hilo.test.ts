import { expect, test } from 'vitest';
import type { Stage } from '#sandbox/games/engine.ts';
import { partOf } from '#sandbox/games/fair-pays.ts';
import { returnDistance, STAKE, seededRounds, stagesOf } from '#tests/fixtures/played-round.ts';
import { HILO_ROWS } from './hilo.table.ts';
import { followHilo, guessChance, HILO_MOVES, type HiloRules, hiloPays } from './hilo.ts';
import { HILO_TITLES } from './hilo-title.ts';

const RETURNS: Readonly<Record<string, number>> = {
  双球竞高: 0.980151,
  钟楼整点: 0.974028,
  追鸢少年: 0.966536,
};
const titles = HILO_TITLES.map((title, index) => [title.name, title, HILO_ROWS[index]?.rules] as const);
const draws = seededRounds(17);
const RULES: HiloRules = {
  ranks: 4,
  copies: 2,
  isDealtOut: true,
  sameCounts: true,
  skips: 1,
  guesses: 5,
  back: 9_800n,
  most: 100n,
};
const { higher, lower, skip, take } = HILO_MOVES;

test.each(titles)('%s returns what it states', (name, title) => {
  expect(title.exactReturns()?.[0]).toBeCloseTo(RETURNS[name] ?? 0, 6);
});

test.each([
  ['a same card counts', { sameCounts: true }, 1, higher, 5 / 7],
  ['a same card does not count', { sameCounts: false }, 1, higher, 4 / 7],
  ['a certain guess is made strict', { sameCounts: true }, 0, higher, 6 / 7],
  ['the other side wins by the same card alone', { sameCounts: true }, 0, lower, 1 / 7],
  ['each card comes again', { isDealtOut: false, sameCounts: false }, 1, higher, 4 / 8],
])('%s', (_name, changes, rank, guess, chance) => {
  const rules = { ...RULES, ...changes };
  const found = guessChance(
    rules,
    followHilo(rules, () => rank, []),
    guess,
  );
  expect(found && partOf(found)).toBeCloseTo(chance, 12);
});

test('nothing below the lowest card can be guessed', () => {
  const rules = { ...RULES, sameCounts: false };
  expect(
    guessChance(
      rules,
      followHilo(rules, () => 0, []),
      lower,
    ),
  ).toBeNull();
});

test('chances of a chain multiply, and a skipped card changes none', () => {
  const cards = [1, 2, 0];
  let at = 0;
  const state = followHilo(RULES, () => cards[at++] ?? 0, [higher, skip]);
  expect(hiloPays(RULES, state)).toBe((98n * 7n) / 5n);
  expect(state).toMatchObject({ guesses: 1, skips: 1, isWrong: false });
});

test.each(titles)('%s: rounds from a fixed seed match the exact return', (_name, title) => {
  expect(returnDistance(title, 0, 60_000, 23)).toBeLessThan(3.3);
});

test.each(titles)('%s: long chains return no more than is stated', (_name, title, rules) => {
  let [sum, squares] = [0, 0];
  const rounds = 30_000;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const decide = ({ next, outcome }: Stage) => (outcome.length > 3 ? take : (next[0] ?? take));
    const { stages } = stagesOf(title, () => draws(nonce), { choice: 0, decide });
    const back = Number(stages.at(-1)?.payout ?? 0n) / Number(STAKE);
    sum += back;
    squares += back * back;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - Number(rules?.back ?? 0n) / 10_000) / error).toBeLessThan(3.6);
});

test.each(titles)('%s: moves can be played, replayed and forced to an end', (_name, title, rules) => {
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const decide = ({ next, outcome }: Stage) =>
      next[draws(nonce + outcome.length).below(next.length)] ?? take;
    const { stages, moves, replay } = stagesOf(title, () => draws(nonce), { choice: 0, decide });
    for (const [made, stage] of stages.entries()) {
      expect(replay({ moves: moves.slice(0, made) })).toEqual(stage);
      expect(stage.outcome.every((card) => card < (rules?.ranks ?? 0))).toBe(true);
      expect(stage.outcome.length).toBeLessThanOrEqual(made + 1);
      if (stage.payout !== null) continue;
      expect(stage.forced).toBe(take);
      const end = replay({ moves: [...moves.slice(0, made), take] });
      expect(end.payout).toBeGreaterThanOrEqual(STAKE);
    }
  }
});
