import type { serviceCalls } from '#contract/calls/service.ts';
import { PICTURE_MAX_BYTES } from '#contract/constants.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';

/** How a file of each type begins. */
const BEGINNINGS = {
  'image/png': Buffer.from('89504e47', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'image/webp': Buffer.from('RIFF'),
} as const;

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
});
