import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { fromHex } from '#sandbox/games/chance/sha256.ts';
import { CLUB_QUESTIONS } from './clubs.table.ts';
import { EURO_QUESTIONS } from './euro.table.ts';
import { LAW_QUESTIONS } from './laws.table.ts';
import type { Question } from './question.ts';
import { WORLD_CUP_QUESTIONS } from './world-cup.table.ts';

/** Returns a copy in a random order: the same secret and name give the same order. */
function shuffled<Item>(secret: string, name: string, items: readonly Item[]): Item[] {
  const draws = createDraws(keyedHash(fromHex(secret) ?? new Uint8Array()), name, 0);
  const mixed = [...items];
  for (let remaining = mixed.length; remaining > 1; remaining--) {
    const at = draws.below(remaining);
    const [picked] = mixed.splice(at, 1);
    if (picked !== undefined) mixed.push(picked);
  }
  return mixed;
}

const orders = new Map<string, readonly Question[]>();

/** Returns the questions of an edition in their order, the same for all members. */
export function questionsOf(secret: string): readonly Question[] {
  const order = orders.get(secret) ?? shuffled(secret, 'questions', QUESTIONS);
  orders.set(secret, order);
  return order;
}

/**
 * Returns the four options of a question in one member's order, and the position of the right one: a screenshot helps no
 * other member.
 */
export function optionsOf(
  secret: string,
  userId: string,
  { questionId, right, wrong }: Question,
): { readonly options: readonly string[]; readonly right: number } {
  const options = shuffled(secret, `${userId}:${questionId}`, [right, ...wrong]);
  return { options, right: options.indexOf(right) };
}

/** Questions of the quiz: as many as its rounds need. */
export const QUESTIONS: readonly Question[] = [
  ...LAW_QUESTIONS,
  ...WORLD_CUP_QUESTIONS,
  ...EURO_QUESTIONS,
  ...CLUB_QUESTIONS,
];

const BY_ID: ReadonlyMap<string, Question> = new Map(QUESTIONS.map((each) => [each.questionId, each]));

/** Returns a question by its id; null for an unknown one. */
export const questionOf = (questionId: string): Question | null => BY_ID.get(questionId) ?? null;
