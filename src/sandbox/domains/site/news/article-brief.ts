import type * as v from 'valibot';
import type { MatchWire } from '#contract/play/match/schema.ts';
import type { ArticleBrief, Expert } from '#contract/site/article/schema.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import { plainText } from '#sandbox/base/markup.ts';
import { EXPERTS, type ExpertSeed } from '#sandbox/domains/site/news/seeds/seed-experts.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { World } from '#sandbox/world/world.ts';
import type { ArticleRow, ArticleStore } from './article-store.ts';
import type { ExpertCalls } from './expert-calls.ts';
import { CATEGORIES } from './feature.ts';

export type BriefWire = v.InferInput<typeof ArticleBrief>;
export type ExpertWire = v.InferInput<typeof Expert>;

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
const CROWD_MOST = 160_000;
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
  const taken = CROWD_LEAST_SHARE + (1 - CROWD_LEAST_SHARE) * ((hash32(article_id) % 1_000) / 1_000);
  const age = Math.max(0, now - published_at);
  const at = (ms: number) => 1 - Math.exp(-age / ms);
  const read = FOLLOWERS.share * at(FOLLOWERS.ms) + (1 - FOLLOWERS.share) * at(LATER_MS);
  return Math.round(CROWD_MOST * fame * taken * read);
}

/** Rows as the wire has them. */
export function briefMaker(world: World, shelf: ArticleStore, calls: ExpertCalls) {
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
