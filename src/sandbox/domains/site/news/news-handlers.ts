import type { newsCalls } from '#contract/site/news/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { NewsService } from './news-service.ts';

/** Dependencies of the news handlers. */
type Ports = {
  readonly news: NewsService;
};

/** News and articles [2.10]. */
export const newsHandlers = ({ news }: Ports): HandlersOf<typeof newsCalls> => ({
  'news.categories': () => ({ list: news.categories() }),
  'news.list': ({ category, leagueId, page, size }) =>
    news.list({ category, leagueId, expertId: null }, page, size),
  'news.article': ({ articleId }, { device }) => news.read(articleId, device) ?? refuse('NOT_FOUND'),
});
