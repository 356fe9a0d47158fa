import { initialsOf } from './initials.ts';

/** Search terms of an item: its names, and the names of what it belongs to. */
export type Ranked = { readonly names: readonly string[]; readonly others: readonly string[] };

const LATIN = /^[a-z\d]+$/;
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** Returns the match score of a name for a text: 0 for no match, 5 for equality. */
function likeness(name: string, text: string): number {
  const plain = folded(name);
  if (plain === text) return 5;
  if (plain.startsWith(text)) return 4;
  if (plain.includes(text)) return 3;
  if (!LATIN.test(text)) return 0;
  const initials = initialsOf(plain);
  if (initials.startsWith(text)) return 2.5;
  return initials.includes(text) && text.length > 1 ? 2 : 0;
}

const best = (words: readonly string[], text: string) =>
  Math.max(0, ...words.map((word) => likeness(word, text)));

/** Returns the `items` that match `text`, the best first; equal ones keep their order. */
export function ranked<Item>(
  items: readonly Item[],
  text: string,
  wordsOf: (item: Item) => Ranked,
): readonly Item[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  return items
    .map((item) => {
      const { names, others } = wordsOf(item);
      return { item, rank: best(names, wanted) || best(others, wanted) / 10 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank)
    .map(({ item }) => item);
}
