import * as v from 'valibot';

const list = v.array(v.number());

/** A row as the core delivered it to the page. */
const FeedRow = v.object({
  key: v.string(),
  /** The seq of the message in its room; rows that the client makes itself are between two seqs. */
  order: v.number(),
  /** `skipped` means that `count` messages are not shown here. */
  kind: v.picklist(['text', 'skipped', 'other']),
  count: v.number(),
});
export type FeedRow = v.InferOutput<typeof FeedRow>;

/** The rows on screen after a frame that changed it: their keys from top to bottom. */
const Screenful = v.object({
  at: v.number(),
  keys: v.array(v.string()),
  /** The list starts here: no row is above the first one. */
  atHead: v.boolean(),
});
export type Screenful = v.InferOutput<typeof Screenful>;

/** Notes of a page since the last reading. Times are ms of the page's monotonic clock. */
export const PageNotes = v.object({
  /** Epoch ms of the beginning of the page's clock. */
  clockZero: v.number(),
  /** The core has delivered the first rows: the room is open. */
  begun: v.boolean(),
  rows: v.array(FeedRow),
  screens: v.array(Screenful),
  /** Start time of each frame. */
  frames: list,
  longTasks: v.array(v.object({ at: v.number(), tookMs: v.number() })),
  /** The distance from the bottom of the visible part to the bottom of the chat, px, ten times a second. */
  distances: v.array(v.object({ at: v.number(), px: v.number() })),
});
export type PageNotes = v.InferOutput<typeof PageNotes>;
