import { expect, test } from 'vitest';
import { type Card, RANKS } from '../cards/cards.ts';
import { createDraws, type Draws } from '../chance/draws.ts';
import { keyedHash } from '../chance/keyed-hash.ts';
import type { Stage, Title } from '../engine.ts';
import { BLACKJACK_ROWS, DOUBLE, HIT, SPLIT, STAND } from './blackjack.table.ts';
import { handState, playBlackjack, tableOf } from './blackjack.ts';
import { createBlackjackOdds, handOf } from './blackjack-odds.ts';
import { BLACKJACK_TITLES } from './blackjack-title.ts';

const ROUNDS = 60_000;
const STAKE = 100n;
const key = keyedHash(new Uint8Array(32).fill(8));
const named = BLACKJACK_TITLES.map((title) => [title.name, title] as const);

const ranksInOrder: readonly string[] = RANKS;

/** Draws the cards of the given ranks, in spades. */
const drawsOf = (ranks: string): Draws => {
  const cards = ranks.split(' ').map((rank): Card => ranksInOrder.indexOf(rank));
  let at = 0;
  return { below: () => cards[at++] ?? 0 };
};

const played = (title: string, ranks: string, ...moves: readonly number[]): Stage => {
  const row = BLACKJACK_ROWS.find(({ name }) => name === title) ?? BLACKJACK_ROWS[0];
  if (!row) throw new RangeError(title);
  return playBlackjack(row.rules, drawsOf(ranks), { choice: 0, stake: STAKE, moves });
};

test.each([
  ['二十一点', 0.994296],
  ['登峰', 0.993928],
  ['抛锚码头', 0.995277],
])('the return of %s by its best moves is exact', (name, expected) => {
  const title = BLACKJACK_TITLES.find((each) => each.name === name);
  expect(title?.exactReturns()?.[0]).toBeCloseTo(expected, 6);
});

/** Cards come in the order: own first, the dealer's, own second, then the hidden one where the dealer looks. */
test.each([
  ['二十一点', 'a natural pays 3 to 2', 'A 9 K 8', [], 250n, 100n],
  ['二十一点', 'two naturals push', 'A A K K', [], 100n, 100n],
  ['二十一点', 'a natural of the dealer ends the round', '9 A 9 K', [], 0n, 100n],
  ['二十一点', 'the dealer takes no card at a soft 17', '10 A 8 6', [STAND], 200n, 100n],
  ['二十一点', 'equal points push', '10 10 8 8', [STAND], 100n, 100n],
  ['二十一点', 'a dealer over 21 loses', '10 10 3 6 10', [STAND], 200n, 100n],
  ['二十一点', 'over 21 loses at once', '10 10 6 6 10', [HIT], 0n, 100n],
  ['二十一点', 'a doubled hand takes one card', '6 10 5 8 10', [DOUBLE], 400n, 200n],
  ['二十一点', 'both hands of a split count', '8 10 8 7 10 2 9', [SPLIT, STAND, DOUBLE], 600n, 300n],
  ['二十一点', 'split aces take one card each', 'A 10 A 7 K 5', [SPLIT], 200n, 200n],
  ['登峰', 'six cards win', '2 10 3 10 2 3 4 2', [HIT, HIT, HIT, HIT], 200n, 100n],
  ['抛锚码头', 'a later natural takes a doubled hand', '6 A 5 10 K', [DOUBLE], 0n, 200n],
  ['抛锚码头', 'three cards may be doubled', '2 6 4 5 10 10 10', [HIT, DOUBLE], 400n, 200n],
])('%s: %s', (title, _name, ranks, moves, payout, staked) => {
  expect(played(title, ranks, ...moves)).toMatchObject({ payout, staked, next: [], forced: null });
});

test.each([
  ['二十一点', 'any two cards may be doubled', '10 10 3 7', [HIT, STAND, DOUBLE]],
  ['二十一点', 'cards of equal points may be split', 'K 10 10 7', [HIT, STAND, DOUBLE, SPLIT]],
  ['登峰', 'only nine to eleven may be doubled', '10 10 2 7', [HIT, STAND]],
  ['登峰', 'eleven may be doubled', '6 10 5 7', [HIT, STAND, DOUBLE]],
])('%s: %s', (title, _name, ranks, next) => expect(played(title, ranks).next).toEqual(next));

test('the hidden card changes nothing of an open round', () => {
  const shown = ['2', '7', 'Q'].map((hole) => played('二十一点', `10 9 5 ${hole}`));
  expect(new Set(shown.map((stage) => JSON.stringify(stage.outcome))).size).toBe(1);
  expect(tableOf(shown[0]?.outcome ?? []).dealer).toHaveLength(1);
});

test('the best moves of known hands', () => {
  const [row] = BLACKJACK_ROWS;
  if (!row) throw new RangeError('no title');
  const odds = createBlackjackOdds(row.rules);
  const best = (first: number, second: number, up: number) =>
    odds.movesOf(handOf(first, second), up)[0]?.move;
  expect([best(6, 5, 6), best(10, 6, 6), best(10, 6, 10), best(8, 8, 9), best(1, 1, 10)]).toEqual([
    DOUBLE,
    STAND,
    HIT,
    SPLIT,
    SPLIT,
  ]);
});

const stageOf = ({ rules }: Title, nonce: number, moves: readonly number[]) =>
  rules.play(createDraws(key, 'check', nonce), { choice: 0, stake: STAKE, moves });

test.each(named)('%s: next moves can be played, and replays are the same', (_name, title) => {
  for (let nonce = 0; nonce < 3_000; nonce += 1) {
    const moves: number[] = [];
    let stage = stageOf(title, nonce, moves);
    while (stage.payout === null) {
      expect(stage.next.length).toBeGreaterThan(0);
      const { active, hands } = tableOf(stage.outcome);
      const hand = hands[active];
      expect(hand && handState(hand, hands).cards).toBeGreaterThan(1);
      moves.push(stage.next[(nonce + moves.length) % stage.next.length] ?? STAND);
      stage = stageOf(title, nonce, moves);
    }
    expect(stage.payout).toBeGreaterThanOrEqual(0n);
    expect(stageOf(title, nonce, moves)).toEqual(stage);
  }
});

test.each(named)('%s: the move of players who left ends a round', (_name, title) => {
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const moves: number[] = stageOf(title, nonce, []).next.includes(SPLIT) ? [SPLIT] : [];
    for (let made = 0; made < 3; made += 1) {
      const { forced } = stageOf(title, nonce, moves);
      if (forced !== null) moves.push(forced);
    }
    expect(stageOf(title, nonce, moves).payout).not.toBeNull();
  }
});

test.each(named)('%s returns as computed over sixty thousand rounds', (_name, title) => {
  let [sum, squares] = [0, 0];
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const moves: number[] = [];
    let stage = stageOf(title, nonce, moves);
    while (stage.payout === null) {
      moves.push(title.strategy?.(stage, 0) ?? STAND);
      stage = stageOf(title, nonce, moves);
    }
    const back = Number(stage.payout - stage.staked + STAKE) / Number(STAKE);
    sum += back;
    squares += back * back;
  }
  const mean = sum / ROUNDS;
  const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
  expect(Math.abs(mean - (title.exactReturns()?.[0] ?? 0)) / error).toBeLessThan(3.3);
});
