import type { announcementCalls } from '#contract/calls/announcement.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import type { Platform } from '#sandbox/platform.ts';

/** What the site tells everybody [3.12]. */
export const announcementHandlers = ({ noticeboard }: Platform): HandlersOf<typeof announcementCalls> => ({
  'announcement.list': (_input, { siteId }) => ({ list: noticeboard.list(siteId) }),
});
