import { expect, test } from 'vitest';
import type { Stage } from '#sandbox/games/engine.ts';
import { returnDistance, STAKE, seededRounds, stagesOf } from '#tests/fixtures/played-round.ts';
import { MINES_ROWS } from './mines.table.ts';
import { layMines, minesReturns, openChance, openPays, takeMove, tilesOf } from './mines.ts';
import { MINES_TITLES } from './mines-title.ts';

const RETURNS: Readonly<Record<string, readonly number[]>> = {
  蜂巢迷阵: [0.9728, 0.976435, 0.975333, 0.97834, 0.9776],
  麦田来客: [0.9625, 0.9625, 0.966429, 0.9675, 0.968333],
  流沙纪年: [0.9625, 0.963768, 0.963333, 0.968333, 0.966667],
};
const titles = MINES_TITLES.map((title, index) => [title.name, title, MINES_ROWS[index]] as const);
const draws = seededRounds(11);
const [BEES] = MINES_ROWS;

test.each(titles)('%s returns what it states, least by any stop', (name, title, row) => {
  expect(title.exactReturns()?.map((part) => Number(part.toFixed(6)))).toEqual(RETURNS[name]);
  const back = Number(row?.rules.back ?? 0n) / 10_000;
  for (const mines of row?.rules.mines ?? [])
    for (const part of minesReturns(row?.rules ?? fail(), mines)) {
      expect(part).toBeLessThanOrEqual(back);
      expect(part).toBeGreaterThan(back - 0.01);
    }
});

test('chances count layouts: three mines, two safe tiles of 25', () => {
  const rules = BEES?.rules ?? fail();
  const { ways, all } = openChance(rules, 3, 2);
  expect(ways * 100n).toBe((all * 22n * 21n * 100n) / (25n * 24n));
  expect(openPays(rules, 3, 2)).toBe((98n * 25n * 24n) / (22n * 21n));
  expect(openPays(rules, 3, 0)).toBe(100n);
});

test('every tile is as likely to have a mine', () => {
  const [rounds, mines] = [20_000, 5];
  const counts = Array.from({ length: 25 }, () => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1)
    for (const tile of layMines(draws(nonce), 25, mines)) counts[tile] = (counts[tile] ?? 0) + 1;
  const chance = mines / 25;
  for (const count of counts)
    expect(Math.abs(count - rounds * chance) / Math.sqrt(rounds * chance * (1 - chance))).toBeLessThan(3.8);
});

test.each(titles)('%s: rounds from a fixed seed match the exact return', (_name, title) => {
  for (const choice of title.exactReturns()?.keys() ?? [])
    expect(returnDistance(title, choice, 5_000, 30 + choice)).toBeLessThan(3.3);
});

test.each(titles)('%s: a stage reveals no mine before the end', (_name, title) => {
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const choice = nonce % title.rules.choices;
    const decide = ({ next }: Stage) => next[draws(nonce).below(next.length)] ?? 0;
    const { stages, moves, replay } = stagesOf(title, () => draws(nonce), { choice, decide });
    for (const [made, stage] of stages.entries()) {
      expect(replay({ moves: moves.slice(0, made) })).toEqual(stage);
      if (stage.payout === null) expect(stage.outcome).toEqual([]);
      else expect(stage.payout).toBeGreaterThanOrEqual(0n);
    }
    expect(stages.at(-1)?.outcome.length).toBeGreaterThan(0);
  }
});

test.each(titles)('%s: the forced move ends a round at any stage', (_name, title, row) => {
  const rules = row?.rules ?? fail();
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const decide = ({ next }: Stage) => next[0] ?? 0;
    const { stages, moves, replay } = stagesOf(title, () => draws(nonce), { choice: 0, decide });
    for (const [made, stage] of stages.entries()) {
      if (stage.payout !== null) continue;
      expect(stage.forced).toBe(takeMove(rules));
      const end = replay({ moves: [...moves.slice(0, made), tilesOf(rules)] });
      expect(end.payout).toBe((STAKE * openPays(rules, rules.mines[0] ?? 0, made)) / 100n);
    }
  }
});

function fail(): never {
  throw new Error('no such row');
}
