import type { supportCalls } from '#contract/calls/support.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { SITE_CONTENTS } from '#sandbox/domains/site/contents.table.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { askerOf, createThrottle } from '#sandbox/http/binding/throttle.ts';
import { lookAtPicture } from '#sandbox/uploads/look-at-picture.ts';
import type { SupportTickets } from './support-tickets.ts';

/** What the handlers need of the platform. */
type Ports = {
  readonly supportTickets: SupportTickets;
};

/** In ten minutes: a person who shows a problem needs three or four. */
const UPLOADS = { each: 12, all: 120 };
const LETTERS = { each: 20, all: 1_000 };

const HOURS_A_DAY = 24;
const BEIJING_OFFSET_HOURS = 8;

const hoursText = (opensAt: number, closesAt: number) =>
  closesAt - opensAt === HOURS_A_DAY ? '全天' : `${opensAt}:00—${closesAt}:00`;

function isOpenAt(now: number, opensAt: number, closesAt: number): 0 | 1 {
  const hour = (Math.floor(now / HOUR_MS) + BEIJING_OFFSET_HOURS) % HOURS_A_DAY;
  return hour >= opensAt && hour < closesAt ? 1 : 0;
}

/** Customer service [2.08, 8.14]. */
export const supportHandlers = ({ supportTickets }: Ports): HandlersOf<typeof supportCalls> => {
  const uploads = createThrottle(UPLOADS);
  const letters = createThrottle(LETTERS);
  return {
    'support.upload': ({ content }, context) => {
      uploads.take(askerOf(context), context.now);
      const { type, bytes } = lookAtPicture(content);
      return { pictureId: supportTickets.keep(type, bytes) };
    },
    'support.message': ({ text, pictureId }, context) => {
      if (pictureId !== null && !supportTickets.has(pictureId)) return refuse('NOT_FOUND');
      letters.take(askerOf(context), context.now);
      const userId = context.account?.userId ?? null;
      return { ticket: supportTickets.write({ userId, text, pictureId, now: context.now }) };
    },
    'support.url': () => ({ link: '/cs' }),
    'support.popup': (_input, { siteId }) => {
      const { servicePopup } = SITE_CONTENTS[siteId];
      return servicePopup ? { isShown: 1, ...servicePopup } : { isShown: 0, title: '', text: '' };
    },
    'support.eChat': (_input, { siteId }) => SITE_CONTENTS[siteId].eChat,
    'support.contacts': (_input, { siteId, now }) => ({
      list: SITE_CONTENTS[siteId].serviceLines.map(({ opensAt, closesAt, ...line }) => ({
        ...line,
        hours: hoursText(opensAt, closesAt),
        isOpen: isOpenAt(now, opensAt, closesAt),
      })),
    }),
  };
};
