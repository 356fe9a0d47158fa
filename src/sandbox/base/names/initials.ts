/** The first character, in the order of pinyin, of every initial that begins a syllable. */
const FIRST_OF_INITIAL = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const INITIALS = 'abcdefghjklmnopqrstwxyz';
const HAN = /\p{Script=Han}/u;
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const firsts = [...FIRST_OF_INITIAL];
const known = new Map<string, string>();

function initialOf(character: string): string {
  if (!HAN.test(character)) return character;
  const place = firsts.findLastIndex((first) => pinyin.compare(first, character) <= 0);
  return INITIALS[place] ?? '';
}

/** The first letters of a name's syllables, in lower case: 星港城 is `xgc`. Other characters stay as they are. */
export function initialsOf(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const initials = [...name.toLowerCase()].map(initialOf).join('');
  known.set(name, initials);
  return initials;
}
