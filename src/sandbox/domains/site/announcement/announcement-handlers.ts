import type { announcementCalls } from '#contract/site/announcement/calls.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { AnnouncementStore } from './announcement-store.ts';

/** What the handlers need of the platform. */
type Ports = {
  readonly announcements: AnnouncementStore;
};

/** What the site announces [3.12]. */
export const announcementHandlers = ({ announcements }: Ports): HandlersOf<typeof announcementCalls> => ({
  'announcement.list': (_input, { siteId }) => ({ list: announcements.list(siteId) }),
});
