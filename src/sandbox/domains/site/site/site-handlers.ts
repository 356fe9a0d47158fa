import type * as v from 'valibot';
import { LANGUAGE } from '#contract/languages.table.ts';
import type { siteCalls } from '#contract/site/site/calls.ts';
import type { Domains } from '#contract/site/site/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { secondOrigin } from '#sandbox/http/hosts/second-origin.ts';
import type { World } from '#sandbox/world/world.ts';
import { COUNTRIES, DOWNLOAD, SITE_CONTENTS } from './contents.table.ts';
import { navigationOf } from './navigation.ts';
import type { SiteStore } from './site-store.ts';
import type { Switches } from './switches.ts';

/** Dependencies of the site handlers. */
type Ports = {
  readonly world: World;
  readonly sites: SiteStore;
  readonly switches: Switches;
  /** The video domains for a client that reached the platform at an origin. */
  videoLines(origin: string): v.InferInput<typeof Domains>['video'];
  /** Additional image origins for that client: of the operator’s own streams, and those without TLS in a network. */
  mediaOrigins(origin: string): string[];
};

const SITE_DOWN = 0;

/** Handlers of a site’s configuration and addresses [7.10]. */
export const siteHandlers = (platform: Ports): HandlersOf<typeof siteCalls> => ({
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
    const twin = secondOrigin(origin);
    return {
      api: twin === null ? [origin] : [origin, twin],
      video: platform.videoLines(origin),
      media: platform.mediaOrigins(origin),
    };
  },
  'site.language': () => ({ code: LANGUAGE.tag, name: LANGUAGE.name }),
  'site.navigation': (_input, { siteId }) => ({ list: [...navigationOf(siteId, platform)] }),
  'site.sports': (_input, { siteId }) => ({ list: [...SITE_CONTENTS[siteId].sports] }),
  'site.floating': (_input, { siteId }) => ({ list: [...SITE_CONTENTS[siteId].floating] }),
  'site.download': () => ({ ...DOWNLOAD, address: '/' }),
  'site.countries': () => ({ list: [...COUNTRIES] }),
});
