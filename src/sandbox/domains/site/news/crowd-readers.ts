import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { ArticleRow } from './article-store.ts';

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
