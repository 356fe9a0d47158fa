import type { BackOffPolicy } from '#timing/back-off.ts';
import type { PollPolicy } from '#timing/poll.ts';

/** Duration drawn at random between two bounds on each use, so that viewers do not poll in step, ms. */
export type TimeRange = { readonly min: number; readonly max: number };

/**
 * Times for polling a room's messages, ms, and their cost for the platform (decision 0016). - A healthy quiet room: one
 * long poll every 20 s. A healthy busy one: at most four responses per second and viewer. - In trouble, while the page is
 * visible: a request every 0.3 to 1.5 s, 1.1 per second on average, drawn each time. 1 000 viewers that fail in the same
 * instant come back spread over 1.2 s, about 830 in the first second, and each costs a quarter of the same viewer in a busy
 * room. A hidden page polls every 8 to 60 s. - In doubt, which is a silence that does not fit the room: a short poll every
 * 0.8 to 1.4 s, each replacing the previous one, so that one is open beside the long poll. The first response of either
 * ends the doubt. - A room that was active and has just gone quiet: one short poll after 6 to 8 s and one after twice that;
 * then the silence is accepted until the next message. That is two requests of some 400 bytes for each such pause.
 */
export const MESSAGE_POLLING = {
  /** Maximum time the platform may hold a long poll. */
  longPoll: 20_000,
  /** Minimum interval of two requests in a busy room: the eye follows a quarter of a second. */
  busySpacing: 250,
  /** Interval of requests to a platform without long poll, by the message rate of the room. */
  plain: { min: 500, max: 5_000 },
  /** Interval of requests of a hidden page. */
  hidden: { first: 8_000, longest: 60_000 },
  /** Delay before the retry of a failed request. */
  retry: { min: 300, max: 1_500 },
  /** Delay before a retry for a room reported missing: its platform may just be starting. */
  absent: 4_000,
  /** Delay before a lower response is checked: a single one may come from a server that lags behind. */
  lower: 1_000,
  /** Duration of a silence that is checked, in a room whose usual rate does not explain it. */
  doubt: { min: 6_000, max: 8_000 },
  /** Time past its deadline after which an open long poll is overdue. */
  overdue: 1_500,
  /** Time after which an open request that should not be held is overdue. */
  prompt: 3_000,
  /** Time after which an open request is overdue during trouble. */
  troubled: 1_200,
  /** Interval of the short polls during a doubt; the previous one is cancelled then. */
  probe: { min: 800, max: 1_400 },
  /** Period over which a sign of life is followed, so that viewers with the same sign do not poll at the same time. */
  signSpread: 300,
  /** Minimum age of an open request at which a starting video counts as a sign of life. */
  signAfter: 3_000,
} as const satisfies Record<string, number | TimeRange | BackOffPolicy>;

/** Polling of a room's status and switches, which seldom change; changes for this viewer are noticed at once. */
export const ROOM_POLLING: PollPolicy = {
  every: 10_000,
  hidden: 60_000,
  jitter: 0.4,
  onVisibility: 'reschedule',
};

/** Period over which viewers reload their permissions after a room was reconfigured, ms. */
export const SETUP_SPREAD_MS = 500;

/** Time after which the open first request for a room is hedged, ms. */
export const FIRST_HEDGE_MS = 2_000;

/** Times for resending a message that the network lost, ms. */
export const RESENDING = {
  /** Maximum age of a resent message; an older one is left to its author, because the match has moved on. */
  maxAge: 120_000,
  backOff: { first: 1_000, longest: 15_000, drawn: 0.5 },
  /** Delay after a rejection as too fast that names no delay. */
  tooFast: 1_000,
} as const satisfies Record<string, number | BackOffPolicy>;

/** Windows over which the message rate of a room is measured, s. */
export const PACE_SECONDS = {
  /** Window of the current message rate. */
  now: 4,
  /** Window of the usual message rate: long enough to show which silence is normal. */
  habit: 30,
} as const;

/** Retries of the request for missing messages, with their back-off, ms; after that the reader may request them. */
export const GAP_RETRY = {
  times: 5,
  backOff: { first: 600, longest: 8_000, drawn: 0.5 },
} as const satisfies { readonly times: number; readonly backOff: BackOffPolicy };

/** Times for turning messages into rows at a readable pace, ms. */
export const SHOWING = {
  /** Interval of batches to the page while the room is busy: the cost of the page depends on it, not on the messages. */
  busyFlush: 250,
  /** Delay from the first change after a pause to its batch: a frame. */
  quietFlush: 16,
  /** Minimum interval of the parts of a burst that is spread over the time to the next poll. */
  smoothStep: 100,
  /** Window of the flood limit, in the room's own time: ordinary texts above it are dropped. */
  floodWindow: 250,
  /** Period within which a welcome joins the previous row of welcomes [6.08]. */
  welcomeCollapse: 15_000,
  /**
   * Maximum age of a gift or welcome for the stage; an older one only gets a row, so that an evening's gifts are not played
   * at once.
   */
  stage: 30_000,
} as const;
