import { PACE_SECONDS } from '../timing.table.ts';
import { createPace, type Pace } from './pace.ts';

/** Data of every state after the first page. */
type Received = {
  /** Newest seq received. */
  readonly afterSeq: number;
  /** True if the platform holds a long poll; one without long poll support returns an empty page at once. */
  readonly holds: boolean;
  /** Consecutive silences that a short poll has confirmed: each doubles the time until the next one is checked. */
  readonly silences: number;
};

/** State after a successful request, by the reason for the next one. */
type Answered =
  /** No page has been received: the newest page is requested. */
  | { readonly is: 'opening' }
  /** All messages of the platform were received: a long poll waits for later ones. */
  | ({ readonly is: 'current' } & Received)
  /** The last response was a full page: the next page is requested at once. */
  | ({ readonly is: 'behind' } & Received)
  /** One response had a newest seq below `afterSeq`; its server may only lag, so a short poll checks it. */
  | ({ readonly is: 'regressed' } & Received)
  /** A second lower response, or another message under a known seq, proved a restart: the newest page is requested. */
  | ({ readonly is: 'restarted' } & Received);

/** State of a room's poll between two requests. */
export type PollState =
  | Answered
  /** The last request failed: it is repeated, and its success continues `from`. */
  | {
      readonly is: 'failing';
      /** Consecutive failures. */
      readonly failures: number;
      /** `absent`: the platform does not know the room, and may just be starting. */
      readonly why: 'trouble' | 'absent';
      readonly from: Answered;
    };

/** Result of a request for the messages after a seq. */
export type LaterPage = {
  readonly is: 'later';
  readonly count: number;
  /** Seq of the last message of the page; null for an empty page. */
  readonly lastSeq: number | null;
  readonly latestSeq: number;
  /** Oldest seq that the platform still has. */
  readonly floorSeq: number;
  /** Time for which the platform was allowed to hold the response, ms. */
  readonly waitMs: number;
  /** Time until the response, ms. */
  readonly tookMs: number;
  /** A short poll beside an overdue long poll brought it. */
  readonly hedged: boolean;
};

export type PollInput =
  /** The newest page. `continues`: it contains a known message under its known seq, so the sequence did not restart. */
  | { readonly is: 'newest'; readonly newestSeq: number; readonly continues: boolean }
  | LaterPage
  /** A known seq is now another message. */
  | { readonly is: 'conflict' }
  | { readonly is: 'failed'; readonly why: 'trouble' | 'absent' };

export const OPENING: PollState = { is: 'opening' };

const answered = (state: PollState): Answered => (state.is === 'failing' ? state.from : state);

/** Returns the newest seq received; null before the first page. */
export function afterSeqOf(state: PollState): number | null {
  const from = answered(state);
  return from.is === 'opening' ? null : from.afterSeq;
}

/** Reports whether the newest page is required before later messages: at the opening, and after a restart. */
export function needsNewestPage(state: PollState): boolean {
  const { is } = answered(state);
  return is === 'opening' || is === 'restarted';
}

function afterNewest(
  from: Answered,
  { newestSeq, continues }: Extract<PollInput, { is: 'newest' }>,
): Answered {
  if (from.is === 'opening') return { is: 'current', afterSeq: newestSeq, holds: true, silences: 0 };
  return { ...from, is: 'current', afterSeq: continues ? from.afterSeq : newestSeq };
}

function afterLater(from: Exclude<Answered, { is: 'opening' }>, page: LaterPage): Answered {
  const { count, lastSeq, latestSeq, floorSeq, waitMs, tookMs, hedged } = page;
  const afterSeq = Math.max(from.afterSeq, lastSeq ?? 0, floorSeq - 1);
  const confirmed = hedged ? from.silences + 1 : from.silences;
  const received: Received = {
    afterSeq,
    holds: count === 0 && waitMs > 0 ? tookMs >= waitMs / 2 : from.holds,
    silences: count > 0 ? 0 : confirmed,
  };
  if (latestSeq < from.afterSeq) {
    return { ...received, is: from.is === 'regressed' ? 'restarted' : 'regressed' };
  }
  return { ...received, is: count > 0 && latestSeq > afterSeq ? 'behind' : 'current' };
}

/** Returns the state after an input. A state ignores what cannot reach it: `opening` has no seq to continue from. */
export function nextPollState(state: PollState, input: PollInput): PollState {
  const from = answered(state);
  switch (input.is) {
    case 'failed':
      return {
        is: 'failing',
        failures: state.is === 'failing' ? state.failures + 1 : 1,
        why: input.why,
        from,
      };
    case 'newest':
      return afterNewest(from, input);
    case 'conflict':
      return from.is === 'opening' ? from : { ...from, is: 'restarted' };
    case 'later':
      return from.is === 'opening' ? from : afterLater(from, input);
    default:
      return input satisfies never;
  }
}

/** Progress of a poll: its state, and measurements that no state changes. */
export type PollProgress = {
  state: PollState;
  /** Time at which the pending request was sent, monotonic ms. */
  sentAt: number;
  /** Current message rate of the room. */
  readonly pace: Pace;
  /** Usual message rate of the room. */
  readonly habit: Pace;
};

/** Creates the progress before the first request. */
export const createPollProgress = (): PollProgress => ({
  state: OPENING,
  sentAt: 0,
  pace: createPace(),
  habit: createPace(PACE_SECONDS.habit),
});
