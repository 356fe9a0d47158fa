import type { announcementCalls } from '#contract/site/announcement/calls.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { AnnouncementStore } from './announcement-store.ts';

/** Dependencies of the announcement handlers. */
type Ports = {
  readonly announcements: AnnouncementStore;
};

/** Handlers of the site’s announcements [3.12]. */
export const announcementHandlers = ({ announcements }: Ports): HandlersOf<typeof announcementCalls> => ({
  'announcement.list': (_input, { siteId }) => ({ list: announcements.list(siteId) }),
});
