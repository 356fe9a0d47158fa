import { searchCalls } from '#contract/community/search/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { SearchPorts } from './search-ports.ts';
import { hotSearches, searchSite } from './search-site.ts';

/** Search over everything the site has [2.10]. */
const searchHandlers = (platform: SearchPorts): HandlersOf<typeof searchCalls> => ({
  'search.all': ({ text }, { siteId }) => searchSite(platform, siteId, text),
  'search.hot': (_input, { siteId }) => ({ list: hotSearches(platform, siteId) }),
});

/** Search over everything the site has. */
export const searchDomain = statelessDomain({
  handlers: handlersFor(searchCalls, searchHandlers),
});
