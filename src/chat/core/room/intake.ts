import {
  concat,
  defer,
  EMPTY,
  filter,
  finalize,
  from,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  share,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { HISTORY_SIZE } from '#contract/community/chat/constants.ts';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import { boundedMs } from '#timing/wait.ts';
import { type Gap, type GapFiller, gapsIn } from '../polling/gaps.ts';
import type { PollEvent } from '../polling/poll.ts';
import type { ChatPorts, ChatSite } from '../ports.ts';
import { isProtected } from '../rows/filter.ts';
import { createPositions, type PositionedMessage } from '../rows/numbering.ts';
import type { Outbox } from '../rows/outbox.ts';
import type { RowChanges } from '../rows/row-changes.ts';
import { createRowBuilder, type RowBuilder } from '../rows/rows.ts';
import { SHOWING } from '../timing.table.ts';

/** Messages of one poll. `spreadMs` is the time until the next one, 0 if they should not be delayed. */
export type Arrival = { readonly messages: readonly ChatMessage[]; readonly spreadMs: number };

/**
 * Spreads a burst of messages over the time to the next poll, because a quiet room that is polled plainly arrives in
 * bursts. A message that `jumps` (own, gifts, orders) is not delayed, and no message is delayed by more than one poll: the
 * next arrival releases all. `holding` receives the number of delayed messages.
 */
export const smooth =
  (
    jumps: (message: ChatMessage) => boolean,
    scheduler: SchedulerLike,
    holding: (count: number) => void = () => undefined,
  ) =>
  (arrivals$: Observable<Arrival>): Observable<readonly ChatMessage[]> =>
    defer(() => {
      let held: ChatMessage[] = [];
      const release = (share: number) => {
        const released = held.splice(0, share);
        holding(held.length);
        return released;
      };
      return arrivals$.pipe(
        switchMap(({ messages, spreadMs }) => {
          const late = release(held.length);
          if (spreadMs < SHOWING.smoothStep * 2) return of([...late, ...messages]);
          held = messages.filter((message) => !jumps(message));
          holding(held.length);
          const now = [...late, ...messages.filter(jumps)];
          const steps = Math.max(1, Math.min(held.length, Math.floor(spreadMs / SHOWING.smoothStep)));
          const share = Math.ceil(held.length / steps);
          const first$ = now.length > 0 ? from([now]) : from([]);
          const rest$ = interval(boundedMs(spreadMs / steps), scheduler).pipe(
            take(steps),
            map(() => release(share)),
          );
          return held.length > 0 ? concat(first$, rest$) : first$;
        }),
        finalize(() => release(held.length)),
      );
    });

type IntakeParts = {
  readonly rowChanges: RowChanges;
  readonly outbox: Outbox;
  readonly counts: ChatCounts;
  readonly site: ChatSite;
  readonly clock: Pick<Clock, 'now'>;
  /** Called when the list starts; from the order `since` on it is complete. */
  readonly begun: (since: number) => void;
  /** Called after rows have changed, with the messages for the gift stage. */
  readonly added: (staged: readonly PositionedMessage[], me: UserId | null) => void;
};

const stagedOf = (shown: readonly PositionedMessage[], now: number) =>
  shown.filter(
    ({ content, at }) => (content.kind === 'gift' || content.kind === 'welcome') && at >= now - SHOWING.stage,
  );

/** Creates the intake of a room: messages become rows, each at its position, once. */
export function createIntake({ rowChanges, outbox, counts, site, clock, begun, added }: IntakeParts) {
  const positions = createPositions(rowChanges, clock);
  const newBuilder = () => createRowBuilder(rowChanges, outbox, site, positions.seen(), counts);
  let builder = newBuilder();
  let me: UserId | null = null;
  /** The highest position among the messages received. */
  let newest = 0;
  const noteNewest = (messages: readonly ChatMessage[]) => {
    for (const { seq } of messages) newest = Math.max(newest, seq);
  };
  const accept = (messages: readonly ChatMessage[], add: RowBuilder['add']) => {
    const positioned = positions.positioned(messages);
    noteNewest(positioned);
    const shown = add(positioned, me);
    counts.unshown += shown.length;
    added(stagedOf(shown, clock.now()), me);
  };
  return {
    isKnown: positions.isKnown,
    /** Returns the position of a received message, whatever numbers the platform assigns since then; null for any other. */
    positionOf: positions.positionOf,
    /** Reports whether a message has a number below those received without being one of them, as after a restore. */
    isForeign: (message: ChatMessage) =>
      positions.numbering().orderOf(message.seq) <= newest && !positions.isKnown(message),
    numbering: positions.numbering,
    me: () => me,
    /** Sets the reader; null for a guest. */
    setReader(reader: UserId | null) {
      me = reader;
    },
    /** Starts the list with the newest page. */
    begin(page: readonly ChatMessage[]) {
      rowChanges.clear();
      positions.begin();
      const messages = positions.positioned(page);
      counts.missing = 0;
      builder = newBuilder();
      builder.addPage(messages, me);
      newest = 0;
      noteNewest(messages);
      outbox.restore(me);
      rowChanges.drain();
      begun(messages.length < HISTORY_SIZE ? 0 : (messages[0]?.seq ?? 0));
    },
    /** Continues the list with the newest page of a room whose numbering restarted. */
    renumber(page: readonly ChatMessage[]) {
      positions.renumber(page);
      accept(page, builder.addPage);
    },
    add: (messages: readonly ChatMessage[]) => accept(messages, builder.add),
    /** Adds requested missing messages: shown completely, however fast the room was. */
    addAll: (messages: readonly ChatMessage[]) => accept(messages, builder.addPage),
  };
}
export type Intake = ReturnType<typeof createIntake>;

type ArrivalEvent = Extract<PollEvent, { is: 'arrival' }>;

const GAPS_AT_ONCE = 2;

/** Returns the messages missing from a response: first those past retention, then those to request. */
function missing({ afterSeq, floorSeq, messages }: ArrivalEvent): { lost: Gap | null; gaps: Gap[] } {
  const lost = floorSeq - 1 > afterSeq ? { fromSeq: afterSeq + 1, toSeq: floorSeq - 1 } : null;
  return { lost, gaps: gapsIn(Math.max(afterSeq, floorSeq - 1), messages) };
}

type PolledParts = {
  readonly intake: Pick<Intake, 'begin' | 'renumber' | 'add' | 'me'>;
  readonly gaps: GapFiller;
  readonly counts: Pick<ChatCounts, 'smoothed'>;
  readonly scheduler: ChatPorts['scheduler'];
};

/** Takes in the events of a poll: the first page, then smoothed arrivals; requests missing messages in between. */
export function receivePolled(
  events$: Observable<PollEvent>,
  { intake, gaps, counts, scheduler }: PolledParts,
): Observable<never> {
  const shared$ = events$.pipe(share());
  const history$ = shared$.pipe(
    tap((event) => {
      if (event.is === 'history') intake.begin(event.messages);
      if (event.is === 'renumbered') intake.renumber(event.messages);
    }),
  );
  const arrivals$ = shared$.pipe(filter((event): event is ArrivalEvent => event.is === 'arrival'));
  const added$ = arrivals$.pipe(
    map(({ messages, spreadMs }) => ({ messages, spreadMs })),
    smooth(
      (message) => isProtected(message, intake.me()),
      scheduler,
      (count) => {
        counts.smoothed = count;
      },
    ),
    filter((messages) => messages.length > 0),
    tap(intake.add),
  );
  const filled$ = arrivals$.pipe(
    mergeMap((event) => {
      const { lost, gaps: found } = missing(event);
      if (lost !== null) gaps.mark(lost);
      return found.length > 0 ? from(found) : EMPTY;
    }),
    mergeMap((gap) => gaps.fill(gap), GAPS_AT_ONCE),
  );
  return merge(history$, added$, filled$).pipe(ignoreElements());
}
