/** The first character, in the order of pinyin, of every initial that begins a syllable. */
const FIRST_OF_INITIAL = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const INITIALS = 'abcdefghjklmnopqrstwxyz';
const HAN = /\p{Script=Han}/u;
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const firsts = [...FIRST_OF_INITIAL];
const known = new Map<string, string>();

function initialOf(character: string): string {
  if (!HAN.test(character)) return character;
  const index = firsts.findLastIndex((first) => pinyin.compare(first, character) <= 0);
  return INITIALS[index] ?? '';
}

/** The first letters of a name's syllables, in lower case: 星港城 is `xgc`. Other characters stay as they are. */
export function initialsOf(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const initials = [...name.toLowerCase()].map(initialOf).join('');
  known.set(name, initials);
  return initials;
}

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

const best = (terms: readonly string[], text: string) =>
  Math.max(0, ...terms.map((term) => likeness(term, text)));

/** Returns the `items` that match `text`, the best first; equal ones keep their order. */
export function ranked<Item>(
  items: readonly Item[],
  text: string,
  termsOf: (item: Item) => Ranked,
): readonly Item[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  return items
    .map((item) => {
      const { names, others } = termsOf(item);
      return { item, rank: best(names, wanted) || best(others, wanted) / 10 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank)
    .map(({ item }) => item);
}
