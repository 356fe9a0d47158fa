import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { EURO24 } from '#contract/activity/constants/euro24.ts';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import { UserId } from '#contract/fields/ids.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { activityBooks } from '#tests/fixtures/money/activity-books.ts';
import { euro24Rules } from './euro24.ts';
import { euro24Migrations } from './euro24-store.ts';
import { optionsOf, QUESTIONS, questionsOf } from './questions.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const OPEN = Date.parse('2026-10-31T16:00:00Z');

type Option = Extract<ActivityDoes, { does: 'answer' }>['option'];

function quiz() {
  const db = new DatabaseSync(':memory:');
  const member = 'CREATE TABLE member (user_id TEXT PRIMARY KEY, nickname TEXT, avatar TEXT)';
  migrate(db, [{ name: 'members', steps: [member] }, euro24Migrations]);
  db.exec("INSERT INTO member VALUES ('u', '北岸的风', '')");
  const rules = euro24Rules({ db });
  const endAt = OPEN + EURO24.rounds * DAY_MS;
  const times = { preheatAt: OPEN, openAt: OPEN, drawAt: null, endAt, claimUntil: endAt + DAY_MS };
  const edition = {
    activityId: 'q',
    kind: 'euro24',
    title: '',
    times,
    settledAt: null,
    secret: SECRET,
  } as const;
  const who = { userId: v.parse(UserId, 'u'), siteId: 5000, currency: 'CNY', level: 3 } as const;
  const part = (now: number) => rules.detail(who, edition, now);
  const next = (now: number) => {
    rules.next?.(who, edition, now);
    return part(now).asked.at(-1);
  };
  const answer = (questionId: string, option: Option, now: number) =>
    rules.act(who, { does: 'answer', questionId, option }, edition, now);
  return { part, next, answer };
}

const OPTIONS: readonly Option[] = [-1, 0, 1, 2, 3];
/** Option as shown; none for an unknown question. */
const optionAt = (index: number): Option => OPTIONS[index + 1] ?? -1;
const rightOf = (questionId: string): Option => {
  const question = QUESTIONS.find((each) => each.questionId === questionId);
  return question === undefined ? -1 : optionAt(optionsOf(SECRET, 'u', question).right);
};
const refused = (code: string) => expect.objectContaining({ code });

test('[1.03] every position of every round has a question with four options', () => {
  expect(QUESTIONS).toHaveLength(EURO24.rounds * EURO24.questions);
  expect(new Set(QUESTIONS.map(({ questionId }) => questionId)).size).toBe(QUESTIONS.length);
  for (const { right, wrong } of QUESTIONS) expect(new Set([right, ...wrong]).size).toBe(4);
  expect(new Set(questionsOf(SECRET)).size).toBe(QUESTIONS.length);
});

test('[1.03] each member has their own order of options, always the same', () => {
  const orders = QUESTIONS.map((each) => optionsOf(SECRET, 'u', each).right);
  expect(QUESTIONS.map((each) => optionsOf(SECRET, 'u', each).right)).toEqual(orders);
  const others = QUESTIONS.map((each) => optionsOf(SECRET, 'w', each).right);
  expect(others).not.toEqual(orders);
  for (const index of [0, 1, 2, 3])
    expect(orders.filter((right) => right === index).length).toBeGreaterThan(8);
});

test('[1.03] one question is served with a fixed deadline and no key before', () => {
  const { next } = quiz();
  const first = next(OPEN + 1);
  expect(first?.answer).toBeNull();
  expect(next(OPEN + 9_000)).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('why');
});

test('[1.03] an answer counts until exactly a second after the deadline', () => {
  for (const [late, isRight] of [
    [EURO24.allowanceMs, true],
    [EURO24.allowanceMs + 1, false],
  ] as const) {
    const { next, answer, part } = quiz();
    const { questionId = '' } = next(OPEN) ?? {};
    answer(questionId, rightOf(questionId), OPEN + EURO24.answerMs + late);
    expect(part(OPEN + HOUR_MS).asked[0]?.answer?.isRight).toBe(isRight);
  }
});

test('[1.03] two tabs share one attempt, and a fully right round pays 25', () => {
  const { next, answer, part } = quiz();
  for (let n = 1; n <= EURO24.questions; n++) {
    const { questionId = '' } = next(OPEN + n * 10_000) ?? {};
    answer(questionId, rightOf(questionId), OPEN + n * 10_000 + 5_000);
    expect(() => answer(questionId, 0, OPEN + n * 10_000 + 5_001)).toThrow(refused('ACTIVITY_USED_UP'));
  }
  expect(() => next(OPEN + HOUR_MS)).toThrow(refused('ACTIVITY_USED_UP'));
  expect(part(OPEN + HOUR_MS)).toMatchObject({ right: 3, answered: 3, coins: 25, run: 1 });
});

test('[1.03] yesterday’s question is unavailable once its time has ended', () => {
  const { next, answer, part } = quiz();
  const day = (n: number) => OPEN + n * DAY_MS;
  const finish = (at: number) => {
    for (let n = 0; n < EURO24.questions; n++) {
      const { questionId = '' } = next(at + n * 1_000) ?? {};
      answer(questionId, -1, at + n * 1_000 + 500);
    }
  };
  finish(day(0));
  finish(day(1));
  const { questionId = '' } = next(day(3) - 1_000) ?? {};
  const over = day(3) - 1_000 + EURO24.answerMs + EURO24.allowanceMs + 1;
  expect(() => answer(questionId, 0, over)).toThrow(refused('ACTIVITY_MOVED_ON'));
  expect(part(day(2)).run).toBe(2);
  expect(part(over).run).toBe(0);
  finish(over);
  finish(day(4));
  finish(day(5));
  expect(part(day(5) + HOUR_MS)).toMatchObject({ run: 3, coins: 20 });
});

/** Milliseconds before midnight at which the third question of a day is put, and after which it is answered. */
const OVER_MIDNIGHT = [
  { before: 5_000, after: 8_000, counts: true },
  { before: 5_000, after: EURO24.answerMs + EURO24.allowanceMs, counts: true },
  { before: 1, after: EURO24.answerMs, counts: true },
  { before: 5_000, after: EURO24.answerMs + EURO24.allowanceMs + 1, counts: false },
];

test.each(OVER_MIDNIGHT)(
  '[1.03] a question put $before ms before midnight, answered after $after ms',
  (row) => {
    const { before, after, counts } = row;
    const { next, answer, part } = quiz();
    const day = (n: number) => OPEN + n * DAY_MS;
    for (let n = 0; n < 2; n += 1) {
      const { questionId = '' } = next(day(1) + n * 1_000) ?? {};
      answer(questionId, rightOf(questionId), day(1) + n * 1_000 + 500);
    }
    const shownAt = day(2) - before;
    const { questionId = '' } = next(shownAt) ?? {};
    const at = shownAt + after;
    if (!counts) {
      expect(() => answer(questionId, rightOf(questionId), at)).toThrow(refused('ACTIVITY_MOVED_ON'));
      return;
    }
    expect(next(at)?.questionId).toBe(questionId);
    const { prize, period } = answer(questionId, rightOf(questionId), at);
    expect([period, prize]).toEqual([siteDayOf(day(1)), { is: 'coins', coins: '15' }]);
    expect(part(at)).toMatchObject({ round: 2, run: 1 });
    expect(part(at).asked.at(-1)?.answer?.isRight).toBe(true);
    const later = shownAt + EURO24.answerMs + EURO24.allowanceMs + 1;
    expect(part(later)).toMatchObject({ round: 3, run: 1, asked: [] });
    expect(next(later)?.answer).toBeNull();
  },
);

test('[1.03] the last question of the last day accepts answers after the end', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const member = books.member('ann');
  const ID = 'euro24-1';
  const endAt = books.service.editions.byId(ID)?.times.endAt ?? 0;
  const { part } = books.service.next('euro24', member, endAt - 5_000);
  const questionId = part.asked[0]?.questionId ?? '';
  const does = { does: 'answer', questionId, option: 0 } as const;
  expect(books.act(member, ID, does, endAt + 3_000, 'last').is).toBe('done');
  expect(books.act(member, ID, does, endAt + 4_000, 'again')).toMatchObject({ code: 'ACTIVITY_USED_UP' });
  expect(() => books.service.next('euro24', member, endAt + 3_000)).toThrow(refused('ACTIVITY_NOT_OPEN'));
});

test('[1.03] a thousand simulated members break no rule of the quiz', () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const by = random(`euro24 ${seed}`);
    const { next, answer, part } = quiz();
    let now = OPEN - HOUR_MS;
    let paid = 0;
    for (let step = 0; step < 8; step++) {
      now += Math.floor(by() < 0.1 ? by() * 2 * DAY_MS : by() * 30_000);
      try {
        const out = next(now);
        now += Math.floor(by() * 24_000);
        const { prize } = answer(out?.questionId ?? '', optionAt(Math.floor(by() * 5) - 1), now);
        if (prize.is === 'coins') paid += Number(prize.coins);
        if (by() < 0.3) answer(out?.questionId ?? '', 0, now);
      } catch (thrown) {
        expect(thrown).toEqual(refused(expect.stringMatching(/^ACTIVITY_(USED_UP|NOT_OPEN|MOVED_ON)$/)));
      }
    }
    const { asked, rounds, coins, right } = part(now);
    expect(asked.filter((each) => each.answer === null).length).toBeLessThanOrEqual(1);
    expect(rounds.every(({ answered }) => answered <= EURO24.questions)).toBe(true);
    expect(coins).toBe(paid);
    expect(right).toBe(rounds.reduce((sum, round) => sum + round.right, 0));
  }
});
