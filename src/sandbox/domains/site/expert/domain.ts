import { expertCalls } from '#contract/site/expert/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { ANY_EXPERT } from '#sandbox/domains/site/news/article-store.ts';
import type { NewsService } from '#sandbox/domains/site/news/news-service.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';

/** Dependencies of the expert handlers. */
type Ports = {
  readonly news: NewsService;
};

/** Experts, their records and their pieces [2.10]. */
const expertHandlers = ({ news }: Ports): HandlersOf<typeof expertCalls> => ({
  'expert.list': () => ({ list: news.experts() }),
  'expert.profile': ({ expertId }) => news.expert(expertId) ?? refuse('NOT_FOUND'),
  'expert.articles': ({ expertId, page, size }) => {
    if (expertId !== null && !news.expert(expertId)) return refuse('NOT_FOUND');
    return news.list({ category: null, leagueId: null, expertId: expertId ?? ANY_EXPERT }, page, size);
  },
});

/** Experts of the news. */
export const expertDomain = statelessDomain({
  handlers: handlersFor(expertCalls, expertHandlers),
});
