import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import { CATEGORIES, type Category } from './feature.ts';
import type { Written } from './writing/written.ts';

const categories = Object.keys(CATEGORIES).filter((key): key is Category => key in CATEGORIES);

const ArticleRow = v.object({
  article_id: v.string(),
  category: v.picklist(categories),
  title: v.string(),
  summary: v.string(),
  html: v.string(),
  cover: v.string(),
  published_at: intColumn,
  expert_id: v.nullable(v.string()),
  league_id: v.nullable(v.string()),
  match_id: v.nullable(v.string()),
  club: v.nullable(v.string()),
  readers: intColumn,
});
export type ArticleRow = v.InferOutput<typeof ArticleRow>;

const Count = v.object({ total: intColumn });
const CategoryCount = v.object({ category: v.picklist(categories), total: intColumn });

/** Filters of a list; null for no limit. */
export type Narrowed = {
  readonly category: string | null;
  readonly leagueId: string | null;
  readonly expertId: string | null;
};

export type ArticleStore = {
  /** Stores an article; an existing one stays unchanged. */
  add(article: Written): void;
  has(articleId: string): boolean;
  isEmpty(): boolean;
  /** Drops reports and previews older than `before`, epoch ms. */
  forget(before: number): void;
  find(articleId: string): ArticleRow | undefined;
  page(narrowed: Narrowed, page: number, size: number): { total: number; rows: readonly ArticleRow[] };
  counts(): readonly v.InferOutput<typeof CategoryCount>[];
  /** Drops articles published later than `now`, epoch ms. */
  forgetAfter(now: number): void;
  /** A device has opened an article; the second time changes nothing. */
  noteReader(articleId: string, device: string): void;
};

/** Wildcard for all experts where an expert id is accepted. */
export const ANY_EXPERT = '*';

const COLUMNS = `article.*, (SELECT count(*) FROM article_reader r WHERE r.article_id = article.article_id) AS readers`;
const NARROWED = `(?1 IS NULL OR category = ?1) AND (?2 IS NULL OR league_id = ?2)
  AND (?3 IS NULL OR expert_id = ?3 OR (?3 = '${ANY_EXPERT}' AND expert_id IS NOT NULL))`;

const LISTED = `SELECT ${COLUMNS} FROM article WHERE ${NARROWED}
  ORDER BY published_at DESC, article_id LIMIT ?4 OFFSET ?5`;
const COUNTS = 'SELECT category, count(*) AS total FROM article GROUP BY category';

/** The columns of a new article, in the order of the table. */
const valuesOf = (article: Written) => [
  article.articleId,
  article.category,
  article.title,
  article.summary,
  article.html,
  article.cover,
  article.publishedAt,
  article.expertId,
  article.leagueId,
  article.matchId,
  article.club,
];

const OLD = 'match_id IS NOT NULL AND published_at < ?';

/** Articles in SQL. */
export function createArticleStore(db: DatabaseSync): ArticleStore {
  const insert = db.prepare('INSERT OR IGNORE INTO article VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const note = db.prepare('INSERT OR IGNORE INTO article_reader VALUES (?, ?)');
  const dropReaders = db.prepare(
    `DELETE FROM article_reader WHERE article_id IN (SELECT article_id FROM article WHERE ${OLD})`,
  );
  const drop = db.prepare(`DELETE FROM article WHERE ${OLD}`);
  const dropReadersAfter = db.prepare(
    'DELETE FROM article_reader WHERE article_id IN (SELECT article_id FROM article WHERE published_at > ?)',
  );
  const dropAfter = db.prepare('DELETE FROM article WHERE published_at > ?');
  const byId = query(db, ArticleRow, `SELECT ${COLUMNS} FROM article WHERE article_id = ?`);
  const all = query(db, Count, 'SELECT count(*) AS total FROM article');
  const counted = query(db, Count, `SELECT count(*) AS total FROM article WHERE ${NARROWED}`);
  const listed = query(db, ArticleRow, LISTED);
  const byCategory = query(db, CategoryCount, COUNTS);
  return {
    add: (article) => void insert.run(...valuesOf(article)),
    has: (articleId) => byId.get(articleId) !== undefined,
    isEmpty: () => all.get()?.total === 0,
    forget(before) {
      dropReaders.run(before);
      drop.run(before);
    },
    forgetAfter(now) {
      dropReadersAfter.run(now);
      dropAfter.run(now);
    },
    find: (articleId) => byId.get(articleId),
    page({ category, leagueId, expertId }, page, size) {
      const narrowed = [category, leagueId, expertId];
      const total = counted.get(...narrowed)?.total ?? 0;
      return { total, rows: listed.all(...narrowed, size, (page - 1) * size) };
    },
    counts: () => byCategory.all(),
    noteReader: (articleId, device) => void note.run(articleId, device),
  };
}
