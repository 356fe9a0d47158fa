import * as v from 'valibot';
import { SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import { COMPOSED_ID } from '#contract/text/wire-patterns.ts';

/** First word of every recorded chat. */
export const RECORDING_FORMAT = 'courtside-replay';
/** Rises when a reader of the version before could no longer understand what it reads. */
export const RECORDING_VERSION = 1;

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));
const composedId = v.pipe(v.string(), v.regex(COMPOSED_ID));

/** First line of a recorded chat. Null values were unknown when the line was written. */
export const RecordingHeader = v.object({
  format: v.literal(RECORDING_FORMAT),
  version: v.literal(RECORDING_VERSION),
  /** Epoch ms of the moment that `at` counts from. */
  startedAt: v.nullable(nonNegativeInteger),
  /** Origin of the chat: `courtside`, `twitch`, …, and the room or file. */
  source: v.object({ kind: v.string(), name: v.string() }),
  /** The resolution of the source's times, ms; 1000 was spread over the second by `seed`. */
  resolutionMs: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rooms: v.array(composedId),
  users: v.nullable(nonNegativeInteger),
  events: v.nullable(nonNegativeInteger),
  durationMs: v.nullable(nonNegativeInteger),
  seed: v.nullable(nonNegativeInteger),
});
export type RecordingHeader = v.InferOutput<typeof RecordingHeader>;

/** `at` ms since the beginning; `user` a pseudonym, the same throughout one recording. */
const common = { at: v.pipe(v.number(), v.finite(), v.minValue(0)), room: composedId, user: composedId };
const messageFields = {
  ...common,
  id: v.optional(composedId),
  level: v.optional(v.pipe(nonNegativeInteger, v.maxValue(10))),
};

/** Every other line of a recorded chat: an event of a user in a room. Unknown fields are ignored. */
export const RecordedEvent = v.variant('kind', [
  v.object({ ...messageFields, kind: v.literal('say'), text: v.pipe(v.string(), v.minLength(1)) }),
  v.object({
    ...messageFields,
    kind: v.literal('gift'),
    /** Name used by the source. */
    giftId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({ ...messageFields, kind: v.literal('order'), order: SharedBet }),
  v.object({ ...common, kind: v.literal('join') }),
  v.object({ ...common, kind: v.literal('leave') }),
]);
export type RecordedEvent = v.InferInput<typeof RecordedEvent>;
export type RecordedKind = RecordedEvent['kind'];
