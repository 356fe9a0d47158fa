import { EURO24 } from '#contract/constants/euro24.ts';
import { sharedRanks } from '#contract/rules/shared-ranks.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions.ts';
import { crowdBy } from './quiz-crowd.ts';
import type { QuizStore } from './quiz-store.ts';

const PLACES = 8;
const TENTH_MS = 100;

/** Today's board: most right answers first, then the shorter time in tenths of a second; equal ones share a place. */
export function quizBoard(store: QuizStore, { activityId, secret }: Edition, userId: string, now: number) {
  const members = store.finished(activityId, siteDayOf(now), EURO24.questions);
  const rows = [...members, ...crowdBy(secret, siteDayOf(now), now)]
    .map((row) => ({ ...row, tenths: Math.round(row.took / TENTH_MS) }))
    .toSorted((one, other) => other.right - one.right || one.tenths - other.tenths);
  const ranks = sharedRanks(rows.map(({ right, tenths }) => `${right} ${tenths}`));
  const places = rows.map(({ user_id, name, avatar, right, tenths }, index) => ({
    rank: ranks[index] ?? 1,
    name,
    avatar,
    right,
    tenths,
    isMe: user_id === userId,
  }));
  const shown = places.filter(({ isMe }, index) => isMe || index < PLACES);
  return { finished: rows.length, places: shown };
}
