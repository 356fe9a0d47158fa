import type { siteCalls } from '#contract/calls/site.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { twinLine } from '#sandbox/http/twin-line.ts';
import type { Platform } from '#sandbox/platform.ts';
import { SITES } from './sites.table.ts';

const SITE_DOWN = 0;

/** What a site is, and where it is reached [7.10]. */
export const siteHandlers = (platform: Platform): HandlersOf<typeof siteCalls> => ({
  'site.config': (_input, { siteId }) => SITES[siteId],
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
});
