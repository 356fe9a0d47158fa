import type { DatabaseSync } from 'node:sqlite';
import type * as v from 'valibot';
import type { MatchWire } from '#contract/play/match/schema.ts';
import type {
  Article,
  ArticleBrief,
  Expert,
  ExpertProfile,
  NewsCategory,
} from '#contract/site/article/schema.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import { plainText } from '#sandbox/base/markup.ts';
import { EXPERTS, type ExpertSeed } from '#sandbox/domains/site/news/seeds/seed-experts.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { World } from '#sandbox/world/world.ts';
import { type ArticleRow, type ArticleStore, createArticleStore, type Narrowed } from './article-store.ts';
import { createCatchUp } from './catch-up.ts';
import { createExpertCalls, type DecidedCall, type ExpertCalls } from './expert-calls.ts';
import { CATEGORIES } from './feature.ts';

type ProfileWire = v.InferInput<typeof ExpertProfile>;
type CategoryWire = v.InferInput<typeof NewsCategory>;

const RELATED = 4;
const ANY = { category: null, leagueId: null, expertId: null } as const;

type BriefWire = v.InferInput<typeof ArticleBrief>;
type ExpertWire = v.InferInput<typeof Expert>;

const SIGNS_A_MINUTE = 320;
/** Returns a report’s own match while it is known; otherwise the club’s current or next match. */
function matchIdOf(
  { match_id, club }: ArticleRow,
  { matches }: World,
  coming: readonly MatchWire[],
): string | null {
  if (match_id !== null) return matches.find(match_id) ? match_id : null;
  const next = coming.find(({ homeName, visitName }) => club === homeName || club === visitName);
  return next?.matchId ?? null;
}

const readMinutes = (html: string) => Math.max(1, Math.round(plainText(html).length / SIGNS_A_MINUTE));

/** Number of readers of the most read article about the most popular competition, in the long run. */
const CROWD_MAX = 160_000;
/** Share of that number for the least popular article; one without a competition counts as moderately popular. */
const CROWD_LEAST_SHARE = 0.3;
const FAME_OF_NONE = 0.4;
/** Followers of the competition open an article within minutes; its other readers arrive over hours. */
const FOLLOWERS = { share: 0.25, ms: 6 * MINUTE_MS } as const;
const LATER_MS = 10 * HOUR_MS;

type Piece = Pick<ArticleRow, 'article_id' | 'league_id' | 'published_at'>;

/** The world's crowd reads too, as many as watch the competition: a first wave at once, most in the first hours. */
export function crowdReaders({ article_id, league_id, published_at }: Piece, now: number): number {
  const fame = LEAGUES.find(({ leagueId }) => leagueId === league_id)?.fame ?? FAME_OF_NONE;
  const articleShare = CROWD_LEAST_SHARE + (1 - CROWD_LEAST_SHARE) * ((hash32(article_id) % 1_000) / 1_000);
  const age = Math.max(0, now - published_at);
  const at = (ms: number) => 1 - Math.exp(-age / ms);
  const read = FOLLOWERS.share * at(FOLLOWERS.ms) + (1 - FOLLOWERS.share) * at(LATER_MS);
  return Math.round(CROWD_MAX * fame * articleShare * read);
}

/** Rows as the wire has them. */
function briefMaker(world: World, shelf: ArticleStore, calls: ExpertCalls) {
  const expert = ({ expertId, name, title, followers }: ExpertSeed): ExpertWire => ({
    expertId,
    name,
    avatar: `/art/avatar/${encodeURIComponent(name)}.svg`,
    title,
    lastTen: calls.lastTen(expertId).filter(({ right }) => right).length,
    articles: shelf.page({ category: null, leagueId: null, expertId }, 1, 1).total,
    followers,
  });

  const brief = (row: ArticleRow, coming: readonly MatchWire[]): BriefWire => {
    const author = EXPERTS.find(({ expertId }) => expertId === row.expert_id);
    return {
      articleId: row.article_id,
      title: row.title,
      summary: row.summary,
      cover: row.cover,
      category: row.category,
      categoryName: CATEGORIES[row.category],
      publishedAt: row.published_at,
      readMinutes: readMinutes(row.html),
      views: crowdReaders(row, world.clock.now()) + row.readers,
      expert: author ? expert(author) : null,
      leagueId: row.league_id,
      matchId: matchIdOf(row, world, coming),
    };
  };

  const briefs = (rows: readonly ArticleRow[]): BriefWire[] => {
    const coming = world.matches.list(0).filter(({ clockPhase }) => clockPhase !== 'ended');
    return rows.map((row) => brief(row, coming));
  };

  return { expert, briefs };
}

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
