import { announcementCalls } from '#contract/site/announcement/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { Stored, Timed } from '#sandbox/domains/domain.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { AnnouncementStore } from './announcement-store.ts';
import { announcementMigrations, createAnnouncementStore } from './announcement-store.ts';

/** Dependencies of the announcement handlers. */
type Ports = {
  readonly announcements: AnnouncementStore;
};

/** Handlers of the site’s announcements [3.12]. */
const announcementHandlers = ({ announcements }: Ports): HandlersOf<typeof announcementCalls> => ({
  'announcement.list': (_input, { siteId }) => ({ list: announcements.list(siteId) }),
});

/** Announcements of the site. */
export const announcementDomain = domain({
  migrations: [announcementMigrations],
  bounds: {
    announcement: record,
  },
  open: ({ db, world }: Stored & Timed) => ({
    announcements: createAnnouncementStore(db, world.clock.now()),
  }),
  handlers: handlersFor(announcementCalls, announcementHandlers),
});
