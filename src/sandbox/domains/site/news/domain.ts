import { newsCalls } from '#contract/site/news/calls.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { aged, tidied } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { World } from '#sandbox/world/world.ts';
import { leagueInfo } from './league-info.ts';
import { createNewsService, type NewsService } from './news-service.ts';

const news = `
CREATE TABLE article (
  article_id TEXT PRIMARY KEY,
  category TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  html TEXT NOT NULL,
  cover TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  expert_id TEXT,
  league_id TEXT,
  match_id TEXT,
  club TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX article_by_time ON article (published_at);
CREATE TABLE article_reader (
  article_id TEXT NOT NULL REFERENCES article,
  device TEXT NOT NULL,
  PRIMARY KEY (article_id, device)
) STRICT, WITHOUT ROWID;
CREATE TABLE expert_call (
  expert_id TEXT NOT NULL,
  match_id TEXT NOT NULL,
  league_name TEXT NOT NULL,
  home TEXT NOT NULL,
  away TEXT NOT NULL,
  start_at INTEGER NOT NULL,
  call TEXT NOT NULL CHECK (call IN ('home', 'draw', 'away')),
  home_score INTEGER,
  away_score INTEGER,
  PRIMARY KEY (expert_id, match_id)
) STRICT, WITHOUT ROWID;
`;

const callsByTime = 'CREATE INDEX expert_call_by_start ON expert_call (start_at);';

/** Articles, their readers, and experts’ predictions. */
const newsMigrations: Migrations = { name: 'news', steps: [news, callsByTime] };

/** Dependencies of the news handlers. */
type Ports = {
  readonly news: NewsService;
  readonly world: World;
};

/** News, articles, and the leagues they are about [2.10]. */
const newsHandlers = ({ news, world }: Ports): HandlersOf<typeof newsCalls> => ({
  'news.categories': () => ({ list: news.categories() }),
  'news.list': ({ category, leagueId, page, size }) =>
    news.list({ category, leagueId, expertId: null }, page, size),
  'news.article': ({ articleId }, { device }) => news.read(articleId, device) ?? refuse('NOT_FOUND'),
  'news.standings': async ({ leagueId }) => ({
    standings: (await world.matches.standings(leagueId)) ?? refuse('NOT_FOUND'),
  }),
  'news.league': ({ leagueId }) => leagueInfo(world, leagueId) ?? refuse('NOT_FOUND'),
});

/** News, articles and the records of experts. */
export const newsDomain = domain({
  migrations: [newsMigrations],
  bounds: {
    article: tidied('news/catch-up'),
    article_reader: tidied('news/catch-up'),
    // A record shows the last ten, and every league plays each week.
    expert_call: aged('start_at', 90 * DAY_MS),
  },
  open: ({ db, world, seed }: Stored & { readonly world: World; readonly seed: number }) => ({
    news: createNewsService(db, world, seed),
  }),
  handlers: handlersFor(newsCalls, newsHandlers),
});
