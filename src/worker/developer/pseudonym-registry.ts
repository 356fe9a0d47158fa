import { keyedHash } from '#contract/recording/keyed-hash.ts';
import { type Pseudonyms, pseudonymsUnder } from '#contract/recording/pseudonyms.ts';

/** Pseudonyms under one key, each person's worked out once. */
export function createPseudonymRegistry(key: string): Pseudonyms & { readonly people: number } {
  const names = pseudonymsUnder(keyedHash(key));
  const people = new Map<string, string>();
  return {
    ...names,
    user(name) {
      const known = people.get(name) ?? names.user(name);
      people.set(name, known);
      return known;
    },
    get people() {
      return people.size;
    },
  };
}
