import { pick, random } from '#contract/units/random.ts';
import { own } from '../own.ts';
import { PEOPLE, type PersonAppearance, type Wearable } from './people.table.ts';

const SKIN = ['#F6D3B8', '#F0C3A0', '#FADCC6', '#E5B08A', '#F3CBAA'] as const;
const HAIR = ['#1E1A1C', '#2B2321', '#3A2A24', '#54372A', '#22262E', '#6B4A36'] as const;
const DYED = ['#C77B8B', '#7C8FB0', '#8A6FA8', '#5C9A9A', '#D8C3A5'] as const;
const BACKDROPS = [
  '#CFE8DF',
  '#D6E4F5',
  '#F3E3CF',
  '#E4DCF3',
  '#F6DADA',
  '#D9ECD0',
  '#DDE6EA',
  '#FBE9B7',
  '#CFE6EE',
  '#EADFD3',
] as const;
const CLOTH = [
  '#0B6B52',
  '#1F3B73',
  '#E9EEF1',
  '#31363D',
  '#B7683A',
  '#6C5AA8',
  '#2C7A90',
  '#C94F5B',
  '#F2C14E',
  '#8FB7A5',
] as const;
const SHORT_STYLES = ['crop', 'side', 'quiff', 'curly', 'cap', 'buzz', 'fringe', 'beanie'] as const;
const LONG_STYLES = ['bob', 'long', 'pony', 'bun', 'wavy', 'bangs', 'twin'] as const;

/** Returns a person's appearance by name: known people from the table, all others generated, always the same. */
export function person(name: string): PersonAppearance {
  const known = own(PEOPLE, name);
  if (known) return known;
  const next = random(`p${name}`);
  const long = next() > 0.55;
  const wearing = (share: number, item: Wearable, fits = true): Wearable[] =>
    next() > share && fits ? [item] : [];
  return {
    skin: pick(next, SKIN),
    hair: next() > 0.88 ? pick(next, DYED) : pick(next, HAIR),
    cloth: pick(next, CLOTH),
    cap: pick(next, CLOTH),
    style: long ? pick(next, LONG_STYLES) : pick(next, SHORT_STYLES),
    wears: [...wearing(0.78, 'glasses'), ...wearing(0.85, 'beard', !long), ...wearing(0.8, 'ear', long)],
    collar: pick(next, ['crew', 'v', 'hood', 'polo']),
    backdrop: pick(next, BACKDROPS),
    mood: pick(next, ['smile', 'smile', 'happy', 'open', 'flat']),
  };
}
