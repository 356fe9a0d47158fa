import { EURO24 } from '#contract/constants/euro24.ts';
import { sharedRanks } from '#contract/rules/shared-ranks.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions.ts';
import { personas } from '#sandbox/world/crowd/personas.ts';
import type { BoardRow, QuizStore } from './quiz-store.ts';

const PLAYERS = 160;
const PLACES = 8;
const TENTH_MS = 100;
const people = personas(1).slice(0, PLAYERS);

type Finished = BoardRow & { readonly after: number };
/** The newest day that was asked for. */
let kept: { readonly key: string; readonly all: readonly Finished[] } = { key: '', all: [] };

/** What everybody of the simulated crowd does on a day, and how long after midnight: the same for the same day. */
function crowdOf(secret: string, day: string): readonly Finished[] {
  const key = `${secret} ${day}`;
  if (kept.key === key) return kept.all;
  const all = people.map(({ userId, username, avatar }) => {
    const next = random(`${key} ${userId}`);
    const [after, skill] = [next() * DAY_MS, 0.35 + next() * 0.6];
    const answers = Array.from({ length: EURO24.questions }, () => next() < skill);
    const took = Math.round(EURO24.questions * (3_000 + next() * 12_000));
    return { user_id: userId, name: username, avatar, right: answers.filter(Boolean).length, took, after };
  });
  kept = { key, all };
  return all;
}

/** Those of the crowd who have finished the round of today by now. */
function crowdBy(secret: string, now: number): readonly BoardRow[] {
  const day = siteDayOf(now);
  return crowdOf(secret, day).filter(({ after }) => after <= now - siteDayStart(day));
}

/** Today's board: most right answers first, then the shorter time in tenths of a second; equal ones share a place. */
export function quizBoard(store: QuizStore, { activityId, secret }: Edition, userId: string, now: number) {
  const members = store.finished(activityId, siteDayOf(now), EURO24.questions);
  const rows = [...members, ...crowdBy(secret, now)]
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
