import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { crowdBy } from './euro24-crowd.ts';
import type { Euro24Store, ServedRow } from './euro24-store.ts';
import type { Question } from './question.ts';

type Asked = {
  readonly row: Pick<ServedRow, 'n' | 'day'>;
  readonly question: Question;
  readonly now: number;
};

/** Number of answers by option text: members, and crowd players who have finished the round. */
export function pickedOf(
  store: Euro24Store,
  { activityId, secret }: Edition,
  { row, question, now }: Asked,
): ReadonlyMap<string, number> {
  const { questionId, right, wrong } = question;
  const words = [right, ...wrong];
  const picked = new Map(words.map((word) => [word, 0]));
  const add = (word: string | undefined, count: number) => {
    if (word !== undefined) picked.set(word, (picked.get(word) ?? 0) + count);
  };
  for (const { choice, n } of store.chosen(activityId, questionId)) add(choice, n);
  for (const { choices } of crowdBy(secret, row.day, now)) add(words[choices[row.n - 1] ?? -1], 1);
  return picked;
}
