import { expect, onTestFinished, test } from 'vitest';
import { answersOf } from '#contract/activity/constants/guess.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import type { Random } from '#contract/units/random.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { createFactStore } from '#sandbox/domains/play/bet/settlement/fact-store.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { type ActivityBooks, activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { guessPot } from './guess-pools.ts';

const ID = 'guess-1';
const COINS = 1_000n;

/** Questions that are open at a time, the one that locks first ahead of the others. */
const openAt = (books: ActivityBooks, now: number) =>
  books.service
    .detail('guess', books.member(`looks-${now}`), now)
    .part.questions.filter(({ state }) => state === 'open')
    .toSorted((a, b) => a.lockAt - b.lockAt);
type Question = ReturnType<typeof openAt>[number];

const stakeOf = ({ questionId, topic }: Question, draw: Random, amount: number) => ({
  does: 'stakeGuess' as const,
  questionId,
  answer: answersOf(topic)[Math.floor(draw() * 3)] ?? 'home',
  amount,
});

/** Ends a match: with a result, abandoned, or without any result for a day. */
function end(books: ActivityBooks, { match: { matchId, startAt } }: Question, draw: Random): number {
  const chance = draw();
  if (chance < 0.2) return startAt + DAY_MS;
  const body = {
    status: chance < 0.4 ? ('abandoned' as const) : ('final' as const),
    score: [Math.floor(draw() * 4), Math.floor(draw() * 4)] as [number, number],
    half: null,
    corners: [Math.floor(draw() * 9), Math.floor(draw() * 9)] as [number, number],
    scorers: draw() < 0.5 ? 'h' : 'a',
  };
  createFactStore(books.db).add(matchId, body, { at: startAt + 2 * HOUR_MS });
  return startAt + 2 * HOUR_MS;
}

/** Plays one member around the moment a question locks: a double tap, two tabs, a lost answer, and the blacklist in the middle. */
function playMember(books: ActivityBooks, question: Question, name: string, draw: Random) {
  const member = books.member(name, COINS);
  const { lockAt } = question;
  const at = draw() < 0.5 ? lockAt - 2 + Math.floor(draw() * 4) : lockAt - Math.floor(draw() * HOUR_MS);
  const stake = stakeOf(question, draw, 10 + Math.floor(draw() * 900));
  const isOut = draw() < 0.1;
  const outcomes = ['a', 'a', 'b'].map((request) => books.act(member, ID, stake, at, request));
  if (isOut) books.service.tags.set(member.userId, 'blacklist', at);
  const later = books.act(member, ID, stake, at + HOUR_MS, 'a');
  const [first] = outcomes;
  if (first?.is === 'done') expect([outcomes[1], later]).toEqual([first, first]);
  else expect(first).toEqual({ is: 'refused', code: 'ACTIVITY_NOT_OPEN' });
  expect(outcomes.filter(({ is }) => is === 'done')).toHaveLength(at < lockAt ? 2 : 0);
  expect(books.coins(member)).toBe(at < lockAt ? COINS - BigInt(stake.amount) : COINS);
  return { member, staked: at < lockAt ? BigInt(stake.amount) : 0n };
}

/** Asserts that stakes are returned as shared, once, and that the pot is empty afterwards. */
function proveSettled(books: ActivityBooks, question: Question, played: ReturnType<typeof playMember>[]) {
  for (const { member, staked } of played) {
    books.service.tags.lift(member.userId, 'blacklist');
    const { list } = books.service.records(member, 'guess', 10, 0);
    expect(list).toHaveLength(staked > 0n ? 1 : 0);
    const [record] = list;
    const won = record?.prize.is === 'coins' ? BigInt(record.prize.coins) : 0n;
    expect(record?.state ?? 'none').toBe(won > 0n ? 'claimed' : 'none');
    expect(books.coins(member)).toBe(COINS - staked + won);
  }
  expect(books.ledger.balance(guessPot(question.questionId))).toBe(0n);
}

test('[1.03] guesses around their deadline are taken and settled once each', {
  timeout: 60_000,
}, () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const questions = openAt(books, BOOKS_START);
  const each = Math.ceil(1_000 / questions.length);
  const played = questions.map((question, round) => {
    const draw = dice(round + 1);
    return Array.from({ length: each }, (_, n) => playMember(books, question, `m${round}-${n}`, draw));
  });
  const matches = new Map(questions.map((question) => [question.match.matchId, question]));
  const decided = [...matches.values()].map((question, n) => end(books, question, dice(100 + n)));
  for (const at of decided.toSorted((a, b) => a - b)) {
    books.service.due(at);
    books.service.due(at + 1);
  }
  for (const [round, question] of questions.entries()) proveSettled(books, question, played[round] ?? []);
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});

test('[1.03] five hundred members with parallel stakes never exceed their coins', {
  timeout: 60_000,
}, async () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const questions = openAt(books, BOOKS_START);
  const members = Array.from({ length: 500 }, (_, index) => books.member(`p${index}`, COINS));
  const draw = dice(1);
  const outcomes = await Promise.all(
    members.flatMap((member) =>
      Array.from({ length: 20 }, async (_, n) => {
        await Promise.resolve();
        const question = questions[n % questions.length];
        if (!question) throw new Error('no question is open');
        const stake = { ...stakeOf(question, draw, 300), answer: answersOf(question.topic)[0] ?? 'home' };
        return books.act(member, ID, stake, BOOKS_START, `r${n % 10}`);
      }),
    ),
  );
  const results = new Set(outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : [])));
  expect(results.size).toBe(members.length * 3);
  expect(new Set(members.map((member) => books.coins(member)))).toEqual(new Set([100n]));
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});
