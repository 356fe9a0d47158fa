import type { searchCalls } from '#contract/calls/search.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import type { Platform } from '#sandbox/platform.ts';
import { hotSearches, searchSite } from '#sandbox/search/search-site.ts';

/** Search over everything the site has [2.10]. */
export const searchHandlers = (platform: Platform): HandlersOf<typeof searchCalls> => ({
  'search.all': ({ text }, { siteId }) => searchSite(platform, siteId, text),
  'search.hot': (_input, { siteId }) => ({ list: hotSearches(platform, siteId) }),
});
