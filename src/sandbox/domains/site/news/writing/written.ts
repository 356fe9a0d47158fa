import type { Category } from '#sandbox/domains/site/news/feature.ts';

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
