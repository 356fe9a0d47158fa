import type { Category } from '#sandbox/domains/site/news/feature.ts';

/** Values that are inserted into a phrase. */
export type PhraseValues = Readonly<Record<string, string | number>>;

/** `{home}` in a phrase becomes the word of that name. */
export const filled = (phrase: string, values: PhraseValues): string =>
  phrase.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** Rotates through phrases, so that neighbours in a list of matches never have the same text. */
export const turnOf = (phrases: readonly string[], turn: number, values: PhraseValues): string =>
  filled(phrases[turn % phrases.length] ?? '', values);

/** An article as the desk hands it in. */
export type Written = {
  readonly articleId: string;
  readonly category: Category;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly cover: string;
  /** Epoch ms. */
  readonly publishedAt: number;
  readonly expertId: string | null;
  readonly leagueId: string | null;
  readonly matchId: string | null;
  readonly club: string | null;
};
