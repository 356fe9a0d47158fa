import { expect, test } from 'vitest';
import { returnDistance, STAKE, seededRounds } from '#tests/fixtures/played-round.ts';
import { PLINKO_ROWS } from './plinko.table.ts';
import { plinkoChoice, slotChance, slotOf } from './plinko.ts';
import { PLINKO_TITLES } from './plinko-title.ts';

const RETURNS: Readonly<Record<string, readonly number[]>> = {
  万盏归家: [0.969531, 0.975, 0.971875, 0.974976, 0.972192, 0.974292, 0.974936, 0.974771, 0.972778],
  教室风暴: [0.9625, 0.960156, 0.965625, 0.964844, 0.962183, 0.961548, 0.964755, 0.96489, 0.964575],
  午夜列车: [0.968945, 0.969922, 0.96875, 0.969092, 0.969861, 0.967419, 0.97002, 0.969939, 0.969556],
};
const titles = PLINKO_TITLES.map((title, index) => [title.name, title, PLINKO_ROWS[index]?.rules] as const);

test.each(titles)('%s returns what it states', (name, title) => {
  expect(title.exactReturns()?.map((part) => Number(part.toFixed(6)))).toEqual(RETURNS[name]);
});

test.each(titles)('%s: a board has one slot more than rows', (_name, _title, rules) => {
  for (const { rows, pays } of rules?.boards ?? [])
    for (const each of pays) expect(each).toHaveLength(rows + 1);
});

test('chances of slots are those of Pascal’s triangle', () => {
  const ways = Array.from({ length: 9 }, (_, slot) => Number(slotChance(8, slot).ways));
  expect(ways).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1]);
  expect(slotChance(8, 0).all).toBe(256n);
});

test.each(titles)('%s: the path leads to the slot that pays', (_name, title, rules) => {
  const draws = seededRounds(61);
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const choice = nonce % title.rules.choices;
    const { outcome, payout } = title.rules.play(draws(nonce), { choice, stake: STAKE, moves: [] });
    const { rows, pays } = plinkoChoice(rules ?? { boards: [] }, choice);
    expect(outcome).toHaveLength(rows);
    expect(payout).toBe((STAKE * BigInt(pays[slotOf(outcome)] ?? 0)) / 100n);
  }
});

test.each(titles)('%s: rounds from a fixed seed match the exact returns', (_name, title) => {
  for (const choice of [0, 1, 2, 3, 4])
    expect(returnDistance(title, choice, 12_000, 70 + choice)).toBeLessThan(3.3);
});
