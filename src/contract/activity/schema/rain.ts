import * as v from 'valibot';
import { coinsField, timeField } from '#contract/fields/fields.ts';

/** Envelopes that one member has in one window, as long as there are so many left. */
export const ENVELOPES_EACH = 8;

/** ahead: may not be entered yet; open: may be; over: what was left went back. */
const RAIN_WINDOW_PHASES = ['ahead', 'open', 'over'] as const;

/** What a member has of one window, decided when they entered it. */
export const RainEntry = v.object({
  windowId: v.string(),
  /** When its window opened. */
  openAt: timeField,
  at: timeField,
  /** What is in each envelope, in the order they are opened; coins. */
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
  /** Nobody enters from then on. */
  endAt: timeField,
  pot: coinsField,
  /** What is left of it. */
  potLeft: coinsField,
  envelopes: v.number(),
  envelopesLeft: v.number(),
  /** How many have entered. */
  people: v.number(),
  /** SHA-256 of the seed and the list of envelopes, published when the window is prepared; blank before. */
  commitment: v.string(),
  /** Published when it is over; blank before. */
  seed: v.string(),
  mine: v.nullable(RainEntry),
});
export type RainWindow = v.InferOutput<typeof RainWindow>;

/** Red-packet rain as one member sees it [1.03]. */
export const RainPart = v.object({
  perMember: v.number(),
  /** Those of today and the next ones, by time. */
  windows: v.array(RainWindow),
  /** How many envelopes of the window that is open or next hold so much; coins, bounds inclusive. */
  bands: v.array(v.object({ from: v.number(), to: v.number(), count: v.number() })),
  /** The last one that is over, with who had most; null before the first. */
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
