import * as v from 'valibot';

const list = v.array(v.number());

/** A row as its core told it to the page. */
const ToldRow = v.object({
  key: v.string(),
  /** The platform's number of the message in its room; rows of the client's own making sit between two. */
  order: v.number(),
  /** `skipped` says that `count` messages are not shown here. */
  kind: v.picklist(['text', 'skipped', 'other']),
  count: v.number(),
});
export type ToldRow = v.InferOutput<typeof ToldRow>;

/** What is on screen after a frame that changed it: keys of the rows from top to bottom. */
const Screenful = v.object({
  at: v.number(),
  keys: v.array(v.string()),
  /** The list begins on it: nothing is above the first row. */
  atHead: v.boolean(),
});
export type Screenful = v.InferOutput<typeof Screenful>;

/** What a page noted since it was last asked. Times are ms of the page's own monotonic clock. */
export const PageNotes = v.object({
  /** Epoch ms of the beginning of the page's clock. */
  clockZero: v.number(),
  /** The list of the chat was begun: the room is open. */
  begun: v.boolean(),
  told: v.array(ToldRow),
  screens: v.array(Screenful),
  /** When each frame began. */
  frames: list,
  longTasks: v.array(v.object({ at: v.number(), tookMs: v.number() })),
  /** How far the foot of what is in sight was from the foot of the chat, px, ten times a second. */
  distances: v.array(v.object({ at: v.number(), px: v.number() })),
});
export type PageNotes = v.InferOutput<typeof PageNotes>;
