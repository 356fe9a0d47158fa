import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { pickedOf } from './euro24-crowd.ts';
import { createEuro24Store, euro24Migrations } from './euro24-store.ts';
import { QUESTIONS } from './questions.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const OPEN = Date.parse('2026-10-31T16:00:00Z');
const DAY = siteDayOf(OPEN);
const times = {
  preheatAt: OPEN,
  openAt: OPEN,
  drawAt: null,
  endAt: OPEN + DAY_MS,
  claimUntil: OPEN + DAY_MS,
};
const edition = {
  activityId: 'q',
  kind: 'euro24',
  title: '',
  times,
  settledAt: null,
  secret: SECRET,
} as const;

test('[1.03] answers are counted by option without members who have not answered', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, [
    {
      name: 'members',
      steps: ['CREATE TABLE member (user_id TEXT PRIMARY KEY, nickname TEXT, avatar TEXT)'],
    },
    euro24Migrations,
  ]);
  const store = createEuro24Store(db);
  const [question] = QUESTIONS;
  if (question === undefined) throw new Error('no question');
  const { questionId, right, wrong } = question;
  const chosen = [right, right, wrong[1] ?? '', ''];
  for (const [index, choice] of chosen.entries()) {
    const row = { day: DAY, n: 1, question_id: questionId };
    store.serve('q', `u${index}`, row, OPEN);
    const answerFields = {
      served_at: OPEN,
      answered_at: OPEN,
      option: index,
      is_right: choice === right,
      coins: 0,
      choice,
    };
    store.answer('q', `u${index}`, { ...row, ...answerFields }, OPEN);
  }
  store.serve('q', 'late', { day: DAY, n: 1, question_id: questionId }, OPEN);
  const at = (now: number) => pickedOf(store, edition, { row: { n: 1, day: DAY }, question, now });
  expect([...at(OPEN).values()]).toEqual([2, 0, 1, 0]);
  const evening = [...at(OPEN + DAY_MS - 1).values()];
  expect(evening.reduce((sum, count) => sum + count, 0)).toBe(3 + 160);
  expect(evening[0]).toBeGreaterThan(60);
});
