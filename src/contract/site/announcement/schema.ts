import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';

export const AnnouncementId = v.pipe(v.string(), v.regex(WORD_ID), v.brand('AnnouncementId'));
export type AnnouncementId = v.InferOutput<typeof AnnouncementId>;

/** Bounds in platform form: epoch ms as a number or text; null, blank and -1 mean none. */
const tickerBound = v.optional(v.nullable(v.union([v.number(), v.string()])));

/** Announcement of the platform; also a line of the ticker, by the rules of `tickerItems` [3.12, 4.07]. */
export const Announcement = v.object({
  announcementId: AnnouncementId,
  title: v.string(),
  /** HTML of the platform, unclean: pass it through the sanitiser before it is shown. */
  html: v.string(),
  publishedAt: timeField,
  /** Subject, as text. */
  label: v.string(),
  /** 1 runs in the ticker inside its window only; others always. */
  category: v.union([v.number(), v.string()]),
  pmdTimerStart: tickerBound,
  pmdTimerEnd: tickerBound,
});
export type Announcement = v.InferOutput<typeof Announcement>;
