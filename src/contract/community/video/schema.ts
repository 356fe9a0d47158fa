import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';

export const MEDIA_KINDS = ['hls', 'flv'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const Quality = v.object({
  qualityId: v.string(),
  /** 蓝光, 超清, 流畅 … as the platform words it. */
  name: v.string(),
  /** Lines of the picture; 0 for the sound alone, without a picture. */
  height: v.number(),
});
export type Quality = v.InferOutput<typeof Quality>;

/** Where a room's picture can be asked for: answer of the playing-video call. */
export const PlayingVideo = v.object({
  /** live: ask a video domain; the others: say so and wait. */
  state: v.picklist(['live', 'notStarted', 'interrupted', 'ended']),
  eventId: v.string(),
  channel: v.string(),
  platform: v.string(),
  /** Kinds offered, the preferred one first. */
  types: v.array(v.picklist(MEDIA_KINDS)),
});
export type PlayingVideo = v.InferOutput<typeof PlayingVideo>;

/** A signed source on one video domain: decoded answer of the external video call [7.14]. */
export const VideoSource = v.object({
  type: v.picklist(MEDIA_KINDS),
  /** Path and query on the answering domain, or a whole URL. For flv one per quality; for hls one for all pictures, and one for the sound alone. */
  urls: v.array(v.object({ qualityId: v.string(), url: v.string() })),
  qualities: v.array(Quality),
  expiresAt: timeField,
});
export type VideoSource = v.InferOutput<typeof VideoSource>;

export const VideoLine = v.object({
  lineId: v.string(),
  name: v.string(),
  origin: v.pipe(v.string(), v.url()),
});
export type VideoLine = v.InferOutput<typeof VideoLine>;
