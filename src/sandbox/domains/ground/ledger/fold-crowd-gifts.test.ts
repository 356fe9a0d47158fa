import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { createGiftRank } from '#sandbox/domains/community/gift/gift-rank.ts';
import { createAnchorSupport } from '#sandbox/domains/community/gift/support/anchor-support.ts';
import { createCrowdBooking } from '#sandbox/domains/community/gift/support/crowd-gifts.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { GIFT_REVENUE, giverWallet, issueOf } from './account-names.ts';
import { CROWD_GIFTS_RETENTION_MS, createCrowdGiftFold } from './fold-crowd-gifts.ts';
import { createRunningProof } from './running-proof.ts';
import { verifyLedger } from './verify-ledger.ts';

const ROOM = 'a-1001';
const GIVERS = ['han', 'lu', 'wei', 'xu'];

/** Ledger with gifts of the crowd in every hour of the `days` before `BOOKS_START`, and new members in between. */
function giftLedger(days: number, seed = 1) {
  const books = activityBooks();
  onTestFinished(books.close);
  const { db, ledger } = books;
  const draw = dice(seed);
  ledger.open(GIFT_REVENUE, 'COIN', false);
  const book = createCrowdBooking({ db, ledger, support: createAnchorSupport(db) });
  for (let at = BOOKS_START - days * DAY_MS; at <= BOOKS_START; at += HOUR_MS) {
    const givers = GIVERS.filter(() => draw() < 0.6);
    const each = givers.map((userId) => ({ userId, username: userId, avatar: '', level: 1 }));
    const gifts = each.map((giver) => ({ ...giver, coins: BigInt(1 + Math.floor(draw() * 500)) }));
    if (gifts.length > 0) book({ roomNo: ROOM, anchorRoomId: '1001', at, givers: gifts });
    if (draw() < 0.1) books.member(`m-${at}`, 10n);
  }
  const count = (where: string) =>
    Number(db.prepare(`SELECT count(*) AS n FROM ledger_transfer WHERE ${where}`).get()?.n);
  const accounts = [issueOf('COIN'), GIFT_REVENUE, ...GIVERS.map(giverWallet)];
  const balances = () => accounts.map(ledger.balance);
  return { ...books, count, balances, fold: createCrowdGiftFold(db), proof: createRunningProof(db) };
}

/** Folds until nothing old is left. */
function foldAll({ fold, count }: ReturnType<typeof giftLedger>, now = BOOKS_START) {
  for (let before = -1; before !== count('1'); ) {
    before = count('1');
    fold(now);
  }
}

test('old gifts of the crowd become one transfer, and no balance changes', () => {
  const scene = giftLedger(30);
  const before = scene.balances();
  const young = scene.count(`kind = 'crowdGift' AND at >= ${BOOKS_START - CROWD_GIFTS_RETENTION_MS}`);
  const ofMembers = scene.count(`kind = 'opening' AND note = ''`);
  foldAll(scene);
  expect(scene.balances()).toEqual(before);
  expect(scene.count(`kind = 'crowdGift'`)).toBe(young + 1);
  expect(scene.count(`kind = 'opening' AND note = ''`)).toBe(ofMembers);
  expect(scene.count('1')).toBe(2 * young + 1 + ofMembers);
  expect(verifyLedger(scene.db)).toMatchObject({ sound: true, drifted: [] });
});

test('folding older gifts leaves the board of a week unchanged', () => {
  const scene = giftLedger(20);
  const rank = createGiftRank(scene.db);
  const board = () => rank(ROOM, BOOKS_START - 7 * DAY_MS, null);
  const before = board();
  expect(before.list).toHaveLength(GIVERS.length);
  foldAll(scene);
  expect(board()).toEqual(before);
});

test('daily folding continues into the same transfer', () => {
  const scene = giftLedger(20);
  for (let day = 0; day < 12; day += 1) foldAll(scene, BOOKS_START + day * DAY_MS);
  expect(scene.count(`kind = 'crowdGift'`)).toBe(1);
  expect(verifyLedger(scene.db)).toMatchObject({ sound: true, drifted: [] });
});

test.each([1, 2, 3, 4])('a running proof stays sound while gifts are folded, order %i', (seed) => {
  const scene = giftLedger(30, seed);
  const draw = dice(seed);
  for (let step = 0; step < 60; step += 1) {
    if (draw() < 0.7) scene.fold(BOOKS_START);
    else expect(scene.proof()).toMatchObject({ sound: true, unbalanced: [], astray: [] });
  }
  foldAll(scene);
  const last = scene.proof();
  expect(last).toMatchObject({ sound: true, proven: last.transfers });
});
