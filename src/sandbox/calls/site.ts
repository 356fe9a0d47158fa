import type { siteCalls } from '#contract/calls/site.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { twinLine } from '#sandbox/http/twin-line.ts';
import type { Platform } from '#sandbox/platform.ts';
import { COUNTRIES, DOWNLOAD, SITE_CONTENTS } from '#sandbox/site/contents.table.ts';
import { navigationOf } from '#sandbox/site/navigation.ts';

const SITE_DOWN = 0;

/** What a site is, and where it is reached [7.10]. */
export const siteHandlers = (platform: Platform): HandlersOf<typeof siteCalls> => ({
  'site.config': (_input, { siteId }) => platform.sites.config(siteId),
  'site.params': ({ keyCodes }, { siteId }) => {
    const known = { ...SITE_CONTENTS[siteId].texts, ...platform.sites.config(siteId).params };
    const asked = new Set(keyCodes);
    return { params: Object.fromEntries(Object.entries(known).filter(([key]) => asked.has(key))) };
  },
  'site.perInfo': (_input, { now }) => {
    const { maintenance } = platform.switches;
    if (!maintenance || now >= (maintenance.endAt ?? Number.POSITIVE_INFINITY)) return { maintenance: null };
    const isDown = maintenance.status === SITE_DOWN && now >= (maintenance.startAt ?? now);
    return isDown ? refuse('SYSTEM_MAINTENANCE', { maintenance }) : { maintenance };
  },
  'site.domains': (_input, { origin }) => {
    const twin = twinLine(origin);
    return { api: twin === null ? [origin] : [origin, twin], video: platform.videoLines() };
  },
  'site.language': () => ({ code: 'zh-Hans', name: '简体中文' }),
  'site.navigation': (_input, { siteId }) => ({ list: [...navigationOf(siteId, platform)] }),
  'site.sports': (_input, { siteId }) => ({ list: [...SITE_CONTENTS[siteId].sports] }),
  'site.floating': (_input, { siteId }) => ({ list: [...SITE_CONTENTS[siteId].floating] }),
  'site.download': (_input, { origin }) => ({ ...DOWNLOAD, address: `${origin}/` }),
  'site.countries': () => ({ list: [...COUNTRIES] }),
});
