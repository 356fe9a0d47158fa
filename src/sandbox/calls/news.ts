import type { newsCalls } from '#contract/calls/news.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';

/** News and articles [2.10]. */
export const newsHandlers = ({ newsroom }: Platform): HandlersOf<typeof newsCalls> => ({
  'news.categories': () => ({ list: newsroom.categories() }),
  'news.list': ({ category, leagueId, page, size }) =>
    newsroom.list({ category, leagueId, expertId: null }, page, size),
  'news.article': ({ articleId }, { device }) => newsroom.read(articleId, device) ?? refuse('NOT_FOUND'),
});
