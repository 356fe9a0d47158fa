import type { expertCalls } from '#contract/calls/expert.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { ANY_EXPERT } from '#sandbox/newsroom/article-shelf.ts';
import type { Platform } from '#sandbox/platform.ts';

/** Experts, their records and their pieces [2.10]. */
export const expertHandlers = ({ newsroom }: Platform): HandlersOf<typeof expertCalls> => ({
  'expert.list': () => ({ list: newsroom.experts() }),
  'expert.profile': ({ expertId }) => newsroom.expert(expertId) ?? refuse('NOT_FOUND'),
  'expert.articles': ({ expertId, page, size }) => {
    if (expertId !== null && !newsroom.expert(expertId)) return refuse('NOT_FOUND');
    return newsroom.list({ category: null, leagueId: null, expertId: expertId ?? ANY_EXPERT }, page, size);
  },
});
