import { expect, onTestFinished, test } from 'vitest';
import { EURO24 } from '#contract/activity/constants/euro24.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { roundAt } from './euro24.ts';
import { optionsOf, questionOf, questionsOf } from './questions.ts';

const ID = 'euro24-1';
const OPTION_INDEXES = [0, 1, 2, 3] as const;

test('[1.03] a thousand members with twenty parallel answers are paid for one each', {
  timeout: 120_000,
}, async () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const { service } = books;
  const edition = service.editions.byId(ID);
  if (edition === null) throw new Error('no quiz');
  const { secret } = edition;
  const round = roundAt(edition, BOOKS_START) ?? 1;
  const question = questionsOf(secret)[(round - 1) * EURO24.questions];
  if (question === undefined) throw new Error('no question');
  const { questionId } = question;
  expect(questionOf(questionId)).toBe(question);
  const members = Array.from({ length: 1_000 }, (_, n) => books.member(`q${n}`));
  const rules = service.kinds.euro24;
  for (const member of members) rules.next?.(member, edition, BOOKS_START);
  const calls = members.flatMap((member) => {
    const rightIndex = optionsOf(secret, member.userId, question).right;
    const option = OPTION_INDEXES.find((each) => each === rightIndex) ?? -1;
    return Array.from({ length: 20 }, async (_, n) => {
      await Promise.resolve();
      return books.act(member, ID, { does: 'answer', questionId, option }, BOOKS_START, `r${n % 2}`);
    });
  });
  const outcomes = await Promise.all(calls);
  const results = outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : []));
  expect(new Set(results).size).toBe(members.length);
  for (const member of members) expect(books.coins(member)).toBe(BigInt(EURO24.coins));
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});
