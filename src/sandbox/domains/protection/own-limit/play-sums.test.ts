import { afterAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { MONDAY, protectionBooks } from '#tests/fixtures/money/protection-books.ts';

const books = protectionBooks();
const { db, protection } = books;
const { sums } = protection;
afterAll(() => db.close());

const UNTIL = MONDAY + DAY_MS;
const playedBy = (userId: string) => sums.played(userId, MONDAY, UNTIL, 'CNY');

const setState = db.prepare('UPDATE bet SET state = ? WHERE bet_id = ?');
const addSession = db.prepare(`INSERT INTO play_session VALUES (?1, ?2, 5000, 'g', ?3, ?4, 0, 0, NULL)`);
const addPair = db.prepare(`INSERT INTO seed_pair VALUES (?1, ?2, '', '', 0, 'current')`);
const addRound = db.prepare(
  `INSERT INTO game_round
     (session_id, pair_id, nonce, choice, stake, raised, payout, outcome, moves, rules, state, request_id, at)
   VALUES (?1, ?1, ?2, 0, ?3, 0, ?4, '', '[]', '', ?5, ?2, ?6)`,
);
const addQuestion = db.prepare(
  `INSERT INTO guess_question VALUES (?1, '', '', '', '', '', '', '', 0, ?2, NULL, NULL, NULL, 0)`,
);
const addPooled = db.prepare(`INSERT INTO guess_stake VALUES (?1, ?2, '', ?3, ?4, NULL)`);
const addRecord = db.prepare(
  `INSERT INTO money_record (user_id, currency, type, title, note, amount, fee, cls, at)
   VALUES (?1, 'CNY', ?2, '', '', ?3, 0, ?4, ?5)`,
);

let lastId = 0;
const newId = () => `play-${++lastId}`;

test('[P.16] a window includes its start and excludes its end', () => {
  const userId = books.newMember();
  for (const [at, stake] of [
    [MONDAY - 1, 1n],
    [MONDAY, 10n],
    [UNTIL - 1, 100n],
    [UNTIL, 1_000n],
  ] as const) {
    books.placeBet(userId, stake, at);
  }
  expect(playedBy(userId)).toEqual({ staked: 110n, returned: 0n });
});

test('[P.16] play of other members does not count', () => {
  books.placeBet(books.newMember(), 100n, MONDAY);
  expect(playedBy(books.newMember())).toEqual({ staked: 0n, returned: 0n });
});

test.each([
  ['settled and lost', 'settled', 0n, 0n, { staked: 100n, returned: 0n }],
  ['settled and won', 'settled', 250n, 0n, { staked: 100n, returned: 250n }],
  ['settled after a part was cashed out', 'settled', 30n, 40n, { staked: 100n, returned: 70n }],
  ['open with a part cashed out', 'open', null, 40n, { staked: 100n, returned: 40n }],
  ['void', 'void', 100n, 0n, { staked: 0n, returned: 0n }],
  ['void after a part was cashed out', 'void', 60n, 30n, { staked: 40n, returned: 30n }],
] as const)(
  '[P.16] a bet that is %s counts what it cost and brought',
  (_, state, paid, cashedOut, counted) => {
    const userId = books.newMember();
    books.endBet(books.placeBet(userId, 100n, MONDAY), state, paid, cashedOut);
    expect(playedBy(userId)).toEqual(counted);
  },
);

test.each(['rejected', 'lapsed'])('[P.16] a bet that is %s counts for nothing', (state) => {
  const userId = books.newMember();
  setState.run(state, books.placeBet(userId, 100n, MONDAY));
  expect(playedBy(userId)).toEqual({ staked: 0n, returned: 0n });
});

test.each([
  ['open', 0, { staked: 100n, returned: 0n }],
  ['decided', 0, { staked: 100n, returned: 0n }],
  ['settled', 0, { staked: 100n, returned: 250n }],
  ['seen', 0, { staked: 100n, returned: 250n }],
  ['settled', 1, { staked: 0n, returned: 0n }],
] as const)('[P.16] a round that is %s counts its money once moved (demo: %d)', (state, demo, counted) => {
  const userId = books.newMember();
  const id = newId();
  addSession.run(id, userId, 'CNY', demo);
  addPair.run(id, userId);
  addRound.run(id, lastId, 100n, state === 'open' ? 0n : 250n, state, MONDAY);
  expect(playedBy(userId)).toEqual(counted);
});

test('[P.16] coins staked in pools count at their price unless they were returned', () => {
  const userId = books.newMember();
  for (const [state, coins] of [
    ['open', 3n],
    ['settled', 5n],
    ['refunded', 70n],
  ] as const) {
    const id = newId();
    addQuestion.run(id, state);
    addPooled.run(id, userId, coins, MONDAY);
  }
  expect(sums.pooled(userId, MONDAY, UNTIL, 'CNY')).toBe(80n);
});

test('[P.16] only completed purchases of coins count as spent', () => {
  const userId = books.newMember();
  addRecord.run(userId, 'coins', -60n, 'success', MONDAY);
  addRecord.run(userId, 'coins', -7n, 'success', UNTIL - 1);
  addRecord.run(userId, 'coins', -500n, 'failed', MONDAY);
  addRecord.run(userId, 'coins', -500n, 'success', UNTIL);
  addRecord.run(userId, 'withdrawal', -500n, 'success', MONDAY);
  expect(sums.spentOnCoins(userId, MONDAY, UNTIL, 'CNY')).toBe(67n);
});

test('[P.16] a member who gave nothing gave no coins', () => {
  const userId = books.newMember();
  expect(sums.giftCoins(userId, MONDAY, UNTIL)).toBe(0n);
  books.sendGift(userId, 4n, MONDAY);
  books.sendGift(userId, 5n, UNTIL);
  expect(sums.giftCoins(userId, MONDAY, UNTIL)).toBe(4n);
});
