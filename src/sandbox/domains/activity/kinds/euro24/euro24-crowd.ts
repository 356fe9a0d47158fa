import { EURO24 } from '#contract/activity/constants/euro24.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { siteDayStart } from '#contract/units/site-day.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { personas } from '#sandbox/world/crowd/personas.ts';
import type { BoardRow, Euro24Store, ServedRow } from './euro24-store.ts';
import type { Question } from './question.ts';

type QuestionContext = {
  readonly row: Pick<ServedRow, 'n' | 'day'>;
  readonly question: Question;
  readonly now: number;
};

/** Number of answers by option text: members, and crowd players who have finished the round. */
export function pickedOf(
  store: Euro24Store,
  { activityId, secret }: Edition,
  { row, question, now }: QuestionContext,
): ReadonlyMap<string, number> {
  const { questionId, right, wrong } = question;
  const options = [right, ...wrong];
  const picked = new Map(options.map((option) => [option, 0]));
  const add = (option: string | undefined, count: number) => {
    if (option !== undefined) picked.set(option, (picked.get(option) ?? 0) + count);
  };
  for (const { choice, n } of store.chosen(activityId, questionId)) add(choice, n);
  for (const { choices } of crowdBy(secret, row.day, now)) add(options[choices[row.n - 1] ?? -1], 1);
  return picked;
}

const PLAYERS = 160;
/** Wrong options of a question. */
const WRONG = 3;
const people = personas(1).slice(0, PLAYERS);

/** Round of a crowd member; `choices` are positions among the right option and the wrong ones after it. */
type Finished = BoardRow & { readonly after: number; readonly choices: readonly number[] };
/** Cache of the newest requested day. */
let cache: { readonly key: string; readonly all: readonly Finished[] } = { key: '', all: [] };

/** Returns the rounds of the simulated crowd on a day, with their times after midnight: the same for the same day. */
function crowdOf(secret: string, day: string): readonly Finished[] {
  const key = `${secret} ${day}`;
  if (cache.key === key) return cache.all;
  const all = people.map(({ userId, username, avatar }) => {
    const next = random(`${key} ${userId}`);
    const [after, skill] = [next() * DAY_MS, 0.35 + next() * 0.6];
    const answers = Array.from({ length: EURO24.questions }, () => next() < skill);
    const took = Math.round(EURO24.questions * (3_000 + next() * 12_000));
    const choices = answers.map((isRight) => (isRight ? 0 : 1 + Math.floor(next() * WRONG)));
    const right = answers.filter(Boolean).length;
    return { user_id: userId, name: username, avatar, right, took, after, choices };
  });
  cache = { key, all };
  return all;
}

/** Crowd players who have finished the round of a day by `now`, epoch ms. */
export function crowdBy(secret: string, day: DayText, now: number): readonly Finished[] {
  return crowdOf(secret, day).filter(({ after }) => after <= now - siteDayStart(day));
}
