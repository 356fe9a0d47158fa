import type * as v from 'valibot';
import { EURO24, EURO24_RUNS } from '#contract/activity/constants/euro24.ts';
import { sharedRanks } from '#contract/activity/rules/prediction-points.ts';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { Euro24Part, Euro24Question } from '#contract/activity/schema/kinds/euro24.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ActivityMember } from '#sandbox/domains/activity/engine/activity-member.ts';
import type { Edition, NewEdition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { crowdBy, pickedOf } from './euro24-crowd.ts';
import { createEuro24Store, type Euro24Store, type ServedRow } from './euro24-store.ts';
import { optionsOf, questionOf, questionsOf } from './questions.ts';

/** The number of today's round, from 1; null outside of the days of an edition. */
export function roundAt({ times }: Pick<Edition, 'times'>, now: number): number | null {
  const n = Math.floor((now - times.openAt) / DAY_MS) + 1;
  return n >= 1 && n <= EURO24.rounds ? n : null;
}

/** The day of Beijing of a round. */
const dayOfRound = ({ times }: Pick<Edition, 'times'>, n: number): DayText =>
  siteDayOf(times.openAt + (n - 1) * DAY_MS);

const isFinished = (rows: readonly ServedRow[]): boolean =>
  rows.filter(({ answered_at }) => answered_at !== null).length === EURO24.questions;

/** Returns the time until which an answer to a question counts, epoch ms. */
const answerEnd = ({ served_at }: Pick<ServedRow, 'served_at'>): number =>
  served_at + EURO24.answerMs + EURO24.allowanceMs;

/** True while a question can still be answered, past midnight too. */
const isTimed = (row: Pick<ServedRow, 'served_at'>, now: number): boolean => now <= answerEnd(row);

/** The day whose round is played at a time: today, or the day of the last question while its time runs. Rows by day. */
function dayPlayed(rows: readonly ServedRow[], now: number): DayText {
  const last = rows.at(-1);
  return last && isTimed(last, now) ? last.day : siteDayOf(now);
}

/** Days in a row on which the round was finished, up to a day, or up to the one before while that day's is not. */
function runOf(rows: readonly ServedRow[], day: DayText): number {
  const days = Map.groupBy(rows, ({ day }) => day);
  const done = (each: DayText) => isFinished(days.get(each) ?? []);
  const dayBack = (back: number) => siteDayOf(siteDayStart(day, -back));
  const first = done(dayBack(0)) ? 0 : 1;
  let length = 0;
  while (done(dayBack(first + length))) length += 1;
  return length;
}

const BOARD_SIZE = 8;
const TENTH_MS = 100;

/** Today's board: most right answers first, then the shorter time in tenths of a second; equal ones share a place. */
function euro24Board(store: Euro24Store, { activityId, secret }: Edition, userId: string, now: number) {
  const members = store.finished(activityId, siteDayOf(now), EURO24.questions);
  const rows = [...members, ...crowdBy(secret, siteDayOf(now), now)]
    .map((row) => ({ ...row, tenths: Math.round(row.took / TENTH_MS) }))
    .toSorted((one, other) => other.right - one.right || one.tenths - other.tenths);
  const ranks = sharedRanks(rows.map(({ right, tenths }) => `${right} ${tenths}`));
  const entries = rows.map(({ user_id, name, avatar, right, tenths }, index) => ({
    rank: ranks[index] ?? 1,
    name,
    avatar,
    right,
    tenths,
    isMe: user_id === userId,
  }));
  const shown = entries.filter(({ isMe }, index) => isMe || index < BOARD_SIZE);
  return { finished: rows.length, places: shown };
}

type Answer = Extract<ActivityDoes, { does: 'answer' }>;
type QuestionWire = v.InferInput<typeof Euro24Question>;
/** Days before the platform opened that the first edition began. */
const BEGAN = 5;
const CLAIM_DAYS = 3;

/** Returns a question for a member; the right option is only sent with the answer. */
function questionView(
  store: Euro24Store,
  edition: Edition,
  userId: string,
  row: ServedRow,
  now: number,
): QuestionWire {
  const question = questionOf(row.question_id) ?? refuse('NOT_FOUND');
  const { options, right } = optionsOf(edition.secret, userId, question);
  const { option, is_right: isRight, coins } = row;
  const answered = () => {
    const counts = pickedOf(store, edition, { row, question, now });
    const picked = options.map((text) => counts.get(text) ?? 0);
    return { option, right, isRight, why: question.explanation, coins, picked };
  };
  return {
    questionId: row.question_id,
    text: question.text,
    options: [...options],
    servedAt: row.served_at,
    deadlineAt: row.served_at + EURO24.answerMs,
    answer: row.answered_at === null ? null : answered(),
  };
}

const rowsOf = (rows: readonly ServedRow[], day: DayText) => rows.filter((row) => row.day === day);

/**
 * Puts the next question of today's round to a member, or the one that is out once more, with the deadline it had.
 * @throws Refusal ACTIVITY_NOT_OPEN outside of the days, ACTIVITY_USED_UP when the round is finished.
 */
function serve(store: Euro24Store, { userId }: ActivityMember, edition: Edition, now: number): void {
  const round = roundAt(edition, now) ?? refuse('ACTIVITY_NOT_OPEN');
  const rows = store.own(edition.activityId, userId);
  if (rowsOf(rows, dayPlayed(rows, now)).some(({ answered_at }) => answered_at === null)) return;
  const served = rowsOf(rows, siteDayOf(now));
  if (served.length >= EURO24.questions) refuse('ACTIVITY_USED_UP');
  const index = (round - 1) * EURO24.questions + served.length;
  const question = questionsOf(edition.secret)[index] ?? refuse('NOT_FOUND');
  const row = { day: siteDayOf(now), n: served.length + 1, question_id: question.questionId };
  store.serve(edition.activityId, userId, row, now);
}

/** Coins of an answer: for itself, for a round without a wrong one, and for days in a row. */
function coinsOf(rows: readonly ServedRow[], answered: ServedRow): number {
  const after = rows.map((row) => (row.day === answered.day && row.n === answered.n ? answered : row));
  const own = answered.is_right ? EURO24.coins : 0;
  if (answered.n < EURO24.questions) return own;
  const isAllRight = rowsOf(after, answered.day).every(({ is_right }) => is_right);
  const run = runOf(after, answered.day);
  const gift = EURO24_RUNS.find(({ days }) => days === run)?.coins ?? 0;
  return own + (isAllRight ? EURO24.allRightCoins : 0) + gift;
}

/** Judges the answer to the open question by its arrival; a late one counts as none. */
function answer(
  store: Euro24Store,
  { userId }: ActivityMember,
  edition: Edition,
  { questionId, option }: Answer,
  now: number,
): Decision {
  const { activityId, secret } = edition;
  const rows = store.own(activityId, userId);
  const out = rows.find(
    (row) => row.question_id === questionId && (row.day === siteDayOf(now) || isTimed(row, now)),
  );
  const question = questionOf(questionId);
  if (out === undefined || question === null) return refuse('ACTIVITY_MOVED_ON');
  if (out.answered_at !== null) return refuse('ACTIVITY_USED_UP');
  const isLate = !isTimed(out, now);
  const chosen = isLate ? -1 : option;
  const { options, right } = optionsOf(secret, userId, question);
  const choice = options[chosen] ?? '';
  const answered: ServedRow = {
    ...out,
    answered_at: now,
    option: chosen,
    is_right: chosen === right,
    choice,
  };
  const coins = coinsOf(rows, answered);
  store.answer(activityId, userId, { ...answered, coins }, Math.min(now, out.served_at + EURO24.answerMs));
  const prize = coins === 0 ? ({ is: 'none' } as const) : ({ is: 'coins', coins: String(coins) } as const);
  return { did: 'answer', period: out.day, n: out.n, prize, ...(chosen < 0 ? {} : { slot: chosen }) };
}

const roundsOf = (edition: Edition, rows: readonly ServedRow[]) =>
  Array.from({ length: EURO24.rounds }, (_, index) => {
    const day = dayOfRound(edition, index + 1);
    const own = rows.filter((row) => row.day === day && row.answered_at !== null);
    const right = own.filter(({ is_right }) => is_right).length;
    return { n: index + 1, day, right, answered: own.length };
  });

function detail(
  store: Euro24Store,
  { userId }: ActivityMember,
  edition: Edition,
  now: number,
): v.InferInput<typeof Euro24Part> {
  const rows = store.own(edition.activityId, userId);
  const answered = rows.filter(({ answered_at }) => answered_at !== null);
  const day = dayPlayed(rows, now);
  return {
    round: roundAt(edition, siteDayStart(day)),
    endsAt: siteDayStart(siteDayOf(now), 1),
    rounds: roundsOf(edition, rows),
    asked: rowsOf(rows, day).map((row) => questionView(store, edition, userId, row, now)),
    run: runOf(rows, day),
    right: answered.filter(({ is_right }) => is_right).length,
    answered: answered.length,
    coins: answered.reduce((sum, { coins }) => sum + coins, 0),
    board: euro24Board(store, edition, userId, now),
  };
}

function edition(n: number, openAt: number): NewEdition {
  const endAt = openAt + EURO24.rounds * DAY_MS;
  const times = { preheatAt: openAt, openAt, drawAt: null, endAt, claimUntil: endAt + CLAIM_DAYS * DAY_MS };
  return { activityId: `euro24-${n}`, title: 'Euro24 答题', times };
}

/** A round of questions each day; time is measured by the platform, from when a question is put to when its answer arrives. */
export function euro24Rules({ db }: Pick<KindPorts, 'db'>): ActivityKindRules<'euro24'> {
  const store = createEuro24Store(db);
  return {
    edition,
    seed: (now) => [edition(1, siteDayStart(siteDayOf(now), -BEGAN))],
    standing({ userId }, { activityId }, now) {
      const done = rowsOf(store.own(activityId, userId), siteDayOf(now)).filter(
        ({ answered_at }) => answered_at !== null,
      );
      const left = EURO24.questions - done.length;
      if (left > 0) return { is: 'ready', left };
      return { is: 'locked', why: 'usedUp', until: siteDayStart(siteDayOf(now), 1) };
    },
    detail: (member, edition, now) => detail(store, member, edition, now),
    // A question put in the last seconds of the last day may be answered while its time runs.
    phasesOf: () => ['open', 'claiming'],
    act: (member, does, edition, now) =>
      does.does === 'answer' ? answer(store, member, edition, does, now) : refuse('BAD_REQUEST'),
    next: (member, edition, now) => serve(store, member, edition, now),
  };
}
