import { expect, test } from 'vitest';
import { type Card, DECK_CARDS } from '../cards/cards.ts';
import { createDraws } from '../chance/draws.ts';
import { keyedHash } from '../chance/keyed-hash.ts';
import { TIGER_ROWS } from './tiger.table.ts';
import { type TigerCards, tigerOdds, tigerPays } from './tiger.ts';
import { TIGER_TITLES } from './tiger-title.ts';

const ROUNDS = 60_000;
const STAKE = 100n;
const bets = TIGER_ROWS.flatMap((row) =>
  row.bets.map((bet) => [`${row.name} ${bet.name}`, row, bet] as const),
);

test.each([
  ['战鼓催征', [0.962651, 0.896386, 0.962651]],
  ['黑白将军', [0.976849, 0.924437, 0.976849, 0.900322]],
])('the returns of %s are exact', (name, expected) => {
  const returns = TIGER_TITLES.find((title) => title.name === name)?.exactReturns() ?? [];
  expect(returns.map((back) => Number(back.toFixed(6)))).toEqual(expected);
});

test.each(bets)('the odds of %s are those of all pairs of cards', (_name, row, bet) => {
  let [paid, ways] = [0, 0];
  for (let first = 0; first < DECK_CARDS; first += 1)
    for (let second = 0; second < DECK_CARDS; second += 1) {
      const others = first === second ? row.decks - 1 : row.decks;
      paid += others * tigerPays(bet, [first, second], row);
      ways += others;
    }
  expect(paid / ways / 100).toBeCloseTo(tigerOdds(bet, row).back, 12);
});

const [ACE, TWO, KING, HEART_KING]: readonly Card[] = [0, 1, 12, 25];
test.each<readonly [string, TigerCards, string, readonly number[]]>([
  ['an ace is lowest', [ACE ?? 0, TWO ?? 0], '战鼓催征', [0, 0, 200]],
  ['a tie returns half', [KING ?? 0, HEART_KING ?? 0], '战鼓催征', [50, 1200, 50]],
  ['an ace is highest', [ACE ?? 0, KING ?? 0], '黑白将军', [195, 0, 0, 0]],
  ['a tie returns the stake', [KING ?? 0, HEART_KING ?? 0], '黑白将军', [100, 1250, 100, 0]],
  ['a tie in suit pays more', [KING ?? 0, KING ?? 0], '黑白将军', [100, 1250, 100, 5600]],
])('%s', (_name, cards, title, pays) => {
  const row = TIGER_ROWS.find(({ name }) => name === title);
  expect(row?.bets.map((bet) => tigerPays(bet, cards, row))).toEqual(pays);
});

test.each(TIGER_TITLES.map((title) => [title.name, title] as const))(
  '%s matches its exact returns over sixty thousand rounds',
  (_name, { rules, exactReturns }) => {
    const key = keyedHash(new Uint8Array(32).fill(6));
    exactReturns()?.forEach((expected, choice) => {
      let [sum, squares] = [0, 0];
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        const { payout } = rules.play(createDraws(key, 'check', nonce), { choice, stake: STAKE, moves: [] });
        const back = Number(payout) / Number(STAKE);
        sum += back;
        squares += back * back;
      }
      const mean = sum / ROUNDS;
      const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
      expect(Math.abs(mean - expected) / error).toBeLessThan(3.3);
    });
  },
);
