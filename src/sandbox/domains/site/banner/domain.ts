import { bannerCalls } from '#contract/site/banner/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { World } from '#sandbox/world/world.ts';
import { bannersOf, entryBanners } from './banners.ts';

/** Dependencies of the banner handlers. */
type Ports = {
  readonly world: World;
};

/** Handlers of banners with links [7.10]. */
const bannerHandlers = ({ world }: Ports): HandlersOf<typeof bannerCalls> => ({
  'banner.list': (_input, { siteId }) => ({ list: [...bannersOf(siteId, world)] }),
  'banner.entry': ({ place }, { siteId }) => ({ list: [...entryBanners(siteId, place)] }),
});

/** Banners of the pages. */
export const bannerDomain = statelessDomain({
  handlers: handlersFor(bannerCalls, bannerHandlers),
});
