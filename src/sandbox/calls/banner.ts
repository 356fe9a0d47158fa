import type { bannerCalls } from '#contract/calls/banner.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import type { Platform } from '#sandbox/platform.ts';
import { bannersOf, entryBanners } from '#sandbox/site/banners.ts';

/** Pictures that lead somewhere [7.10]. */
export const bannerHandlers = ({ world }: Platform): HandlersOf<typeof bannerCalls> => ({
  'banner.list': (_input, { siteId }) => ({ list: [...bannersOf(siteId, world)] }),
  'banner.entry': ({ place }, { siteId }) => ({ list: [...entryBanners(siteId, place)] }),
});
