import { expect, test } from 'vitest';
import { backPart, partOf } from '#sandbox/games/fair-pays.ts';
import { returnDistance, STAKE, seededRounds } from '#tests/fixtures/played-round.ts';
import { LOTTERY_ROWS } from './lottery.table.ts';
import { allBets, betOf, createPrices, drawResult, isHit, kindsOf, resultsAt } from './lottery.ts';
import { LOTTERY_TITLES } from './lottery-title.ts';

const rows = LOTTERY_ROWS.map((row) => [row.name, row] as const);
const titles = LOTTERY_TITLES.map((title) => [title.name, title] as const);
const rowNamed = (name: string) => {
  const row = LOTTERY_ROWS.find((each) => each.name === name);
  if (!row) throw new Error(`no lottery ${name}`);
  return row;
};
/** The kind of a lottery by its name. */
const kindNamed = (lottery: string, name: string) => {
  const { game, back } = rowNamed(lottery);
  const kind = kindsOf(game).find((each) => each.name === name);
  if (!kind) throw new Error(`no kind ${name}`);
  return { game, kind, prices: createPrices(game, back) };
};

/** Return of each lottery, and the largest part of it that rounding takes from one bet. */
const STATED: Readonly<Record<string, readonly [back: number, least: number]>> = {
  分分快三: [0.945, 0.944444],
  赛道十车: [0.95, 0.946667],
  分分11选5: [0.941, 0.938182],
  分分3D: [0.94, 0.93951],
  分分五星: [0.95, 0.9495],
  三分快三: [0.96, 0.959491],
  五分十车: [0.965, 0.961111],
};

test.each(titles)('%s returns what it states, but for rounding', (name, title) => {
  const returns = title.exactReturns() ?? [];
  const [back = 0, least = 0] = STATED[name] ?? [];
  expect(back).toBe(backPart(rowNamed(name).back));
  expect(Math.min(...returns)).toBeCloseTo(least, 6);
  expect(Math.max(...returns)).toBeLessThanOrEqual(back + 1e-9);
});

test.each([
  ['分分快三', '和值', [7], 27, 216],
  ['分分快三', '和值大小单双', [0], 108, 216],
  ['分分快三', '三同号单选', [3], 1, 216],
  ['分分快三', '三同号通选', [0], 6, 216],
  ['分分快三', '二同号复选', [3], 16, 216],
  ['分分快三', '二同号单选', [3, 5], 3, 216],
  ['分分快三', '三不同号', [1, 2, 6], 6, 216],
  ['分分快三', '二不同号', [1, 2], 30, 216],
  ['分分快三', '三连号通选', [0], 24, 216],
  ['赛道十车', '冠军车号', [4], 1, 10],
  ['赛道十车', '冠亚和', [8], 10, 90],
  ['赛道十车', '冠亚和大小单双', [0], 40, 90],
  ['赛道十车', '冠亚和大小单双', [1], 50, 90],
  ['赛道十车', '前三直选', [1, 2, 3], 1, 720],
  ['赛道十车', '前三组选', [1, 2, 3], 6, 720],
  ['赛道十车', '冠军对第 10 名', [0], 45, 90],
  ['分分11选5', '任选一', [4], 5, 11],
  ['分分11选5', '任选二', [4, 5], 10, 55],
  ['分分11选5', '任选五', [1, 2, 3, 4, 5], 1, 462],
  ['分分11选5', '任选六', [1, 2, 3, 4, 5, 6], 6, 462],
  ['分分11选5', '任选八', [1, 2, 3, 4, 5, 6, 7, 8], 56, 462],
  ['分分11选5', '前二组选', [1, 2], 1, 55],
  ['分分11选5', '第三球大小单双', [0], 6, 11],
  ['分分3D', '直选', [1, 2, 3], 1, 1_000],
  ['分分3D', '组三', [1, 2], 3, 1_000],
  ['分分3D', '组六', [1, 2, 3], 6, 1_000],
  ['分分3D', '和值', [13], 75, 1_000],
  ['分分五星', '龙虎和', [2], 10, 100],
  ['分分五星', '总和大小单双', [0], 1, 2],
  ['分分五星', '后三直选', [1, 2, 3], 1, 1_000],
])('%s: %s %j has its known chance', (lottery, name, bet, ways, all) => {
  const { kind, prices } = kindNamed(lottery, name);
  expect(partOf(prices.chance(kind, bet))).toBeCloseTo(ways / all, 12);
});

test.each(rows)('%s: bets of a set or of rows are equally likely', (_, { game }) => {
  for (const { kind, bets } of allBets(game)) {
    if (kind.pick.form === 'cells') continue;
    const results = resultsAt(game.draw, Math.min(kind.places.length, 3));
    if (kind.places.length > 3) continue;
    const ways = [bets[0], bets[Math.floor(bets.length / 2)], bets.at(-1)].map(
      (bet = []) => results.filter((seen) => kind.hits(seen, bet)).length,
    );
    expect(new Set(ways).size).toBe(1);
  }
});

test.each([
  ['分分快三', '二同号复选', [3], [4, 4, 4], true],
  ['分分快三', '二同号单选', [4, 5], [4, 4, 4], false],
  ['分分快三', '三连号通选', [0], [5, 3, 4], true],
  ['分分快三', '三连号通选', [0], [6, 1, 2], false],
  ['分分11选5', '任选八', [1, 2, 3, 4, 5, 6, 7, 8], [8, 1, 3, 5, 9], false],
  ['分分11选5', '任选八', [1, 2, 3, 4, 5, 6, 7, 8], [8, 1, 3, 5, 2], true],
  ['分分3D', '组六', [1, 2, 3], [1, 2, 2], false],
  ['分分五星', '龙虎和', [0], [7, 0, 0, 0, 3], true],
])('%s: %s %j on the result %j is won: %s', (lottery, name, bet, result, isWon) => {
  expect(isHit(kindNamed(lottery, name).kind, result, bet)).toBe(isWon);
});

test.each(titles)('%s: a bet pays its price or nothing', (name, { rules }) => {
  const { game, back } = rowNamed(name);
  const [all, prices, draws] = [allBets(game), createPrices(game, back), seededRounds(17)];
  for (let nonce = 0; nonce < 600; nonce += 1) {
    const choice = (nonce * 41) % rules.choices;
    const { outcome, payout } = rules.play(draws(nonce), { choice, stake: STAKE, moves: [] });
    const { kind, bet } = betOf(all, choice);
    expect(outcome).toEqual(rules.table?.draw(draws(nonce)));
    expect(payout).toBe(isHit(kind, outcome, bet) ? (STAKE * prices.pays(kind, bet)) / 100n : 0n);
  }
});

test.each(titles)('%s: bets from a fixed seed match the exact returns', (_, title) => {
  const likely = (title.pricedChoices ?? []).filter((_choice, index) => index % 9 === 4);
  for (const choice of likely.slice(0, 5))
    expect(returnDistance(title, choice, 12_000, 90 + choice)).toBeLessThan(3.3);
});

test.each(rows)('%s: a result has numbers of its draw only', (_, { game: { draw } }) => {
  const draws = seededRounds(5);
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const result = drawResult(draw, draws(nonce));
    expect(result).toHaveLength(draw.count);
    expect(result.every((number) => number >= draw.first && number <= draw.last)).toBe(true);
    expect(draw.repeats || new Set(result).size === draw.count).toBe(true);
  }
});

test.each(titles)('%s: nothing of a result is public before all of it is', (_, { rules: { table } }) => {
  const result = table?.draw(seededRounds(3)(1)) ?? [];
  const length = table?.lengthMs(result) ?? 0;
  expect(length).toBe(10_000);
  for (let ms = 0; ms < length; ms += 500) expect(table?.shown(result, ms)).toEqual([]);
});

test('a lottery of one minute has 1,440 issues a day', () => {
  for (const { rules } of LOTTERY_TITLES) {
    const { betMs = 0, longestMs = 0, restMs = 0 } = rules.table ?? {};
    expect(rules.cycleMs).toBe(betMs + longestMs + restMs);
    expect(3_600_000 % rules.cycleMs).toBe(0);
  }
});
