import type { DatabaseSync } from 'node:sqlite';
import type * as v from 'valibot';
import type { Article, ExpertProfile, NewsCategory } from '#contract/site/article/schema.ts';
import { EXPERTS } from '#sandbox/domains/site/news/seeds/seed-experts.ts';
import type { World } from '#sandbox/world/world.ts';
import { type BriefWire, briefMaker, type ExpertWire } from './article-brief.ts';
import { type ArticleRow, type ArticleStore, createArticleStore, type Narrowed } from './article-store.ts';
import { createCatchUp } from './catch-up.ts';
import { createExpertCalls, type DecidedCall } from './expert-calls.ts';
import { CATEGORIES } from './feature.ts';

type ProfileWire = v.InferInput<typeof ExpertProfile>;
type CategoryWire = v.InferInput<typeof NewsCategory>;

const RELATED = 4;
const ANY = { category: null, leagueId: null, expertId: null } as const;

/** Articles, experts and their records. */
export type NewsService = {
  categories(): CategoryWire[];
  list(narrowed: Narrowed, page: number, size: number): { total: number; list: BriefWire[] };
  /** Returns an article, or null for an unknown one. A read counts once per device. */
  read(articleId: string, device: string): v.InferInput<typeof Article> | null;
  /** The most often right first. */
  experts(): ExpertWire[];
  /** Null for an unknown expert. */
  expert(expertId: string): ProfileWire | null;
};

/** Articles of the same competition first, then of the same category. */
function relatedTo({ article_id, league_id, category }: ArticleRow, shelf: ArticleStore): ArticleRow[] {
  const ofLeague = league_id === null ? [] : shelf.page({ ...ANY, leagueId: league_id }, 1, RELATED + 1).rows;
  const ofCategory = shelf.page({ ...ANY, category }, 1, 2 * RELATED + 1).rows;
  const byId = new Map([...ofLeague, ...ofCategory].map((row) => [row.article_id, row]));
  byId.delete(article_id);
  return [...byId.values()].slice(0, RELATED);
}

const callWire = (row: DecidedCall): ProfileWire['calls'][number] => ({
  matchId: row.match_id,
  leagueName: row.league_name,
  home: row.home,
  away: row.away,
  startAt: row.start_at,
  call: row.call,
  score: [row.home_score, row.away_score],
  right: row.right,
});

function categoriesOf(shelf: ArticleStore): CategoryWire[] {
  const counts = shelf.counts();
  return Object.entries(CATEGORIES).map(([category, name]) => ({
    category,
    name,
    count: counts.find((each) => each.category === category)?.total ?? 0,
  }));
}

/** Articles and experts; articles about matches are written on the first request for the match. */
export function createNewsService(db: DatabaseSync, world: World, seed: number): NewsService {
  const shelf = createArticleStore(db);
  const calls = createExpertCalls(db, seed);
  const catchUp = createCatchUp({ db, world, shelf, calls, seed });
  const wire = briefMaker(world, shelf, calls);
  return {
    categories() {
      catchUp();
      return categoriesOf(shelf);
    },
    list(narrowed, page, size) {
      catchUp();
      const { total, rows } = shelf.page(narrowed, page, size);
      return { total, list: wire.briefs(rows) };
    },
    read(articleId, device) {
      catchUp();
      if (!shelf.has(articleId)) return null;
      shelf.noteReader(articleId, device);
      const row = shelf.find(articleId);
      const [brief, ...related] = row ? wire.briefs([row, ...relatedTo(row, shelf)]) : [];
      return row && brief ? { brief, html: row.html, related } : null;
    },
    experts() {
      catchUp();
      return EXPERTS.map(wire.expert).sort((one, other) => other.lastTen - one.lastTen);
    },
    expert(expertId) {
      catchUp();
      const seeded = EXPERTS.find((each) => each.expertId === expertId);
      if (!seeded) return null;
      const { about } = seeded;
      return { expert: wire.expert(seeded), about, calls: calls.lastTen(expertId).map(callWire) };
    },
  };
}
