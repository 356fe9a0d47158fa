import { newsCalls } from '#contract/site/news/calls.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { aged, tidied } from '#sandbox/db/table-bound.ts';
import type { Stored } from '#sandbox/domains/domain.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { World } from '#sandbox/world/world.ts';
import { newsMigrations } from './news-migrations.ts';
import type { NewsService } from './news-service.ts';
import { createNewsService } from './news-service.ts';

/** Dependencies of the news handlers. */
type Ports = {
  readonly news: NewsService;
};

/** News and articles [2.10]. */
const newsHandlers = ({ news }: Ports): HandlersOf<typeof newsCalls> => ({
  'news.categories': () => ({ list: news.categories() }),
  'news.list': ({ category, leagueId, page, size }) =>
    news.list({ category, leagueId, expertId: null }, page, size),
  'news.article': ({ articleId }, { device }) => news.read(articleId, device) ?? refuse('NOT_FOUND'),
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
