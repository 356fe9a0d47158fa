import type { serviceCalls } from '#contract/calls/service.ts';
import { PICTURE_MAX_BYTES } from '#contract/constants.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';
import { SITE_CONTENTS } from '#sandbox/site/contents.table.ts';

/** How a file of each type begins. */
const BEGINNINGS = {
  'image/png': Buffer.from('89504e47', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'image/webp': Buffer.from('RIFF'),
} as const;

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;
const BEIJING_OFFSET_HOURS = 8;

const hoursText = (opensAt: number, closesAt: number) =>
  closesAt - opensAt === HOURS_A_DAY ? '全天' : `${opensAt}:00—${closesAt}:00`;

function isOpenAt(now: number, opensAt: number, closesAt: number): 0 | 1 {
  const hour = (Math.floor(now / HOUR_MS) + BEIJING_OFFSET_HOURS) % HOURS_A_DAY;
  return hour >= opensAt && hour < closesAt ? 1 : 0;
}

/** Customer service [2.08, 8.14]. */
export const serviceHandlers = ({ serviceDesk }: Platform): HandlersOf<typeof serviceCalls> => ({
  'service.upload': ({ type, content }) => {
    const bytes = Buffer.from(content, 'base64');
    const beginning = BEGINNINGS[type];
    const isPicture = bytes.subarray(0, beginning.length).equals(beginning);
    if (!isPicture || bytes.length > PICTURE_MAX_BYTES) return refuse('BAD_REQUEST');
    return { pictureId: serviceDesk.keep(type, bytes) };
  },
  'service.message': ({ text, pictureId }, { account, now }) => {
    if (pictureId !== null && !serviceDesk.has(pictureId)) return refuse('NOT_FOUND');
    return { ticket: serviceDesk.write({ userId: account?.userId ?? null, text, pictureId, now }) };
  },
  'service.url': () => ({ link: '/cs' }),
  'service.popup': (_input, { siteId }) => {
    const { servicePopup } = SITE_CONTENTS[siteId];
    return servicePopup ? { isShown: 1, ...servicePopup } : { isShown: 0, title: '', text: '' };
  },
  'service.eChat': (_input, { siteId }) => SITE_CONTENTS[siteId].eChat,
  'service.lines': (_input, { siteId, now }) => ({
    list: SITE_CONTENTS[siteId].serviceLines.map(({ opensAt, closesAt, ...line }) => ({
      ...line,
      hours: hoursText(opensAt, closesAt),
      isOpen: isOpenAt(now, opensAt, closesAt),
    })),
  }),
});
