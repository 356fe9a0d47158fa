import { createDraws } from '#sandbox/games/chance/draws.ts';
import { fromHex } from '#sandbox/games/chance/hex.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import type { Question } from './question.ts';
import { QUESTIONS } from './questions.ts';

/** A copy in the order that a name draws: the same secret and name give the same order. */
function shuffled<Item>(secret: string, name: string, items: readonly Item[]): Item[] {
  const draws = createDraws(keyedHash(fromHex(secret) ?? new Uint8Array()), name, 0);
  const mixed = [...items];
  for (let left = mixed.length; left > 1; left--) {
    const at = draws.below(left);
    const [taken] = mixed.splice(at, 1);
    if (taken !== undefined) mixed.push(taken);
  }
  return mixed;
}

const orders = new Map<string, readonly Question[]>();

/** The questions of an edition in the order they are asked, the same for all members. */
export function questionsOf(secret: string): readonly Question[] {
  const order = orders.get(secret) ?? shuffled(secret, 'questions', QUESTIONS);
  orders.set(secret, order);
  return order;
}

/** The four options of a question as one member sees them, and where the right one is: a picture of them helps nobody else. */
export function optionsOf(
  secret: string,
  userId: string,
  { questionId, right, wrong }: Question,
): { readonly options: readonly string[]; readonly right: number } {
  const options = shuffled(secret, `${userId}:${questionId}`, [right, ...wrong]);
  return { options, right: options.indexOf(right) };
}
