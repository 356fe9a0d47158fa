import type { BackOffPolicy } from '#timing/back-off.ts';
import type { PollPolicy } from '#timing/poll.ts';

/** A time that is drawn between two bounds whenever it is needed, so that viewers do not ask in step, ms. */
export type TimeRange = { readonly min: number; readonly max: number };

/**
 * When a room is asked for its messages, ms, and what that costs the platform (decision 0016).
 *
 * - A healthy quiet room: one long poll every 20 s. A healthy busy one: at most four answers a second and viewer.
 * - In trouble, while the page is seen: a question every 0.3 to 1.5 s, 1.1 a second on average, drawn each time.
 *   1 000 viewers that fail in the same instant come back spread over 1.2 s, about 830 in the first second, and each
 *   is a quarter of what the same viewer costs in a busy room. A hidden page asks every 8 to 60 s.
 * - In doubt, which is a silence that does not fit the room: a short poll every 0.8 to 1.4 s, each in place of the one
 *   before, so that one is open beside the long poll. The first answer of either ends the doubt.
 * - A room that talked and has just gone quiet: one short poll after 6 to 8 s and one after twice that; then the
 *   silence is believed until somebody speaks. That is two requests of some 400 bytes for each such pause.
 */
export const MESSAGE_POLLING = {
  /** How long the platform may hold a long poll. */
  longPoll: 20_000,
  /** Least time between two questions in a busy room: a quarter of a second is what an eye follows. */
  busySpacing: 250,
  /** Between questions to a platform that does not know the long poll, by how fast the room talks. */
  plain: { min: 500, max: 5_000 },
  /** Between the questions of a hidden page, which nobody reads. */
  hidden: { first: 8_000, longest: 60_000 },
  /** To the next question after one that failed. */
  retry: { min: 300, max: 1_500 },
  /** A room that is said not to exist may be one whose platform is just starting. */
  absent: 4_000,
  /** Between lower answers: one alone may come from a server that is a little behind. */
  lower: 1_000,
  /** A silence of so long is doubted in a room whose usual pace does not explain it. */
  doubt: { min: 6_000, max: 8_000 },
  /** A long poll that is still open so long after its time. */
  overdue: 1_500,
  /** How long a question that has no reason to wait is open before it is doubted. */
  prompt: 3_000,
  /** The same while something is known to be wrong. */
  troubled: 1_200,
  /** To the next short poll of a doubt; the one before it is given up then. */
  probe: { min: 800, max: 1_400 },
  /** Signs of life are followed at a moment within this time, so that those who see the same one do not all come at once. */
  signSpread: 300,
  /** A picture that begins is a sign only for a question that has been open for longer. */
  signAfter: 3_000,
} as const satisfies Record<string, number | TimeRange | BackOffPolicy>;

/** Status and switches of a room change seldom, and what changes them for this viewer is noticed at once. */
export const ROOM_POLLING: PollPolicy = {
  every: 10_000,
  hidden: 60_000,
  jitter: 0.4,
  onVisibility: 'reschedule',
};

/** Within so long after a room was set up again its viewers ask what they may do, ms. */
export const SETUP_SPREAD_MS = 500;

/** The first look at a room is asked for again beside itself when it is open for longer, ms. */
export const FIRST_LOOK_MS = 2_000;

/** When a message that the network lost is sent again by itself, ms. */
export const RESENDING = {
  /** An older one is left to its author: the match has gone on. */
  keeps: 120_000,
  backOff: { first: 1_000, longest: 15_000, drawn: 0.5 },
  /** The wait of a refusal for haste that does not name one. */
  tooFast: 1_000,
} as const satisfies Record<string, number | BackOffPolicy>;

/** Over how long a room's speed is measured, s. */
export const PACE_SECONDS = {
  /** Its speed now. */
  now: 4,
  /** Its habit: long enough to know what silence is usual. */
  habit: 30,
} as const;

/** Retries of the request for missing messages, with their back-off, ms; after that the reader may request them. */
export const GAP_RETRY = {
  times: 5,
  backOff: { first: 600, longest: 8_000, drawn: 0.5 },
} as const satisfies { readonly times: number; readonly backOff: BackOffPolicy };

/** How messages become rows that a person can follow, ms. */
export const SHOWING = {
  /** Between two batches for the page while the room is busy: what the page spends follows this, not the messages. */
  busyFlush: 250,
  /** From the first change to its batch when nothing was shown for a while: a frame. */
  quietFlush: 16,
  /** Between the parts of a burst that is spread over the time to the next poll. */
  smoothStep: 100,
  /** Ordinary texts are counted over this much of the room's own time, and left out beyond what can be read. */
  floodWindow: 250,
  /** People who come within this time of a row of welcomes join it [6.08]. */
  welcomeCollapse: 15_000,
  /** An older gift or welcome is a row and nothing more: nobody wants an evening's gifts played at once. */
  stage: 30_000,
} as const;
