import * as v from 'valibot';
import { coinsField, timeField } from '#contract/fields/fields.ts';

/** Number of envelopes for one member in one window, while enough are left. */
export const ENVELOPES_EACH = 8;

/** ahead: not open yet; open: may be entered; over: the remainder was returned. */
const RAIN_WINDOW_PHASES = ['ahead', 'open', 'over'] as const;

/** Entry of a member in one window, decided when they entered it. */
export const RainEntry = v.object({
  windowId: v.string(),
  /** Opening time of the window. */
  openAt: timeField,
  at: timeField,
  /** Amount in each envelope, in the order they are opened; coins. */
  envelopes: v.array(coinsField),
  total: coinsField,
});
export type RainEntry = v.InferOutput<typeof RainEntry>;

/** One of several times a day at which envelopes fall. */
export const RainWindow = v.object({
  windowId: v.string(),
  title: v.string(),
  phase: v.picklist(RAIN_WINDOW_PHASES),
  openAt: timeField,
  /** Time from which no entries are accepted. */
  endAt: timeField,
  pot: coinsField,
  /** Amount left in the pot. */
  potLeft: coinsField,
  envelopes: v.number(),
  envelopesLeft: v.number(),
  /** Number of members who have entered. */
  people: v.number(),
  /** SHA-256 of the seed and the list of envelopes, published when the window is prepared; blank before. */
  commitment: v.string(),
  /** Published when the window has ended; blank before. */
  seed: v.string(),
  mine: v.nullable(RainEntry),
});
export type RainWindow = v.InferOutput<typeof RainWindow>;

/** Red-packet rain as one member sees it [1.03]. */
export const RainPart = v.object({
  perMember: v.number(),
  /** Windows of today and the next ones, by time. */
  windows: v.array(RainWindow),
  /** Number of envelopes by amount in the window that is open or next; coins, bounds inclusive. */
  bands: v.array(v.object({ from: v.number(), to: v.number(), count: v.number() })),
  /** Last window that has ended, with its highest totals; null before the first. */
  last: v.nullable(
    v.object({
      openAt: timeField,
      people: v.number(),
      pot: coinsField,
      envelopes: v.number(),
      commitment: v.string(),
      /** 32 bytes as hexadecimal: the list of envelopes follows from it, the pot and their number. */
      seed: v.string(),
      top: v.array(v.object({ name: v.string(), avatar: v.string(), coins: coinsField })),
    }),
  ),
});
export type RainPart = v.InferOutput<typeof RainPart>;
