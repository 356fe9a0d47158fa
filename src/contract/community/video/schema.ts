import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';

export const MEDIA_KINDS = ['hls', 'flv'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const Quality = v.object({
  qualityId: v.string(),
  /** Name from the platform: 蓝光, 超清, 流畅 … */
  name: v.string(),
  /** Height of the video in lines; 0 for audio only. */
  height: v.number(),
});
export type Quality = v.InferOutput<typeof Quality>;

/** Availability of a room’s video: response of the playing-video call. */
export const PlayingVideo = v.object({
  /** live: request it from a video domain; the others: show the state and wait. */
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
  /**
   * Path and query on the responding domain, or a whole URL. For flv one per quality; for hls one for all video renditions,
   * and one for audio only.
   */
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
