import { EMPTY, filter, from, ignoreElements, map, merge, mergeMap, type Observable, share, tap } from 'rxjs';
import type { ChatCounts } from '#contract/models/chat-counts.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { UserId } from '#contract/models/ids.ts';
import { isProtected } from './flood.ts';
import { type Hole, holesIn } from './gap.ts';
import type { GapFiller } from './gap-filler.ts';
import type { PollEvent } from './poll.ts';
import type { ChatPorts } from './ports.ts';
import { smooth } from './smooth.ts';

type ArrivalEvent = Extract<PollEvent, { is: 'arrival' }>;

const HOLES_AT_ONCE = 2;

type Ears = {
  readonly ports: ChatPorts;
  readonly gaps: GapFiller;
  readonly counts: ChatCounts;
  readonly me: () => UserId | null;
  /** The list begins anew with this page. */
  readonly begin: (messages: readonly ChatMessage[]) => void;
  readonly add: (messages: readonly ChatMessage[]) => void;
};

/** What an answer should have held and did not: first what the platform no longer keeps, then what to ask for. */
function missing({ afterSeq, floorSeq, messages }: ArrivalEvent): { lost: Hole | null; holes: Hole[] } {
  const lost = floorSeq - 1 > afterSeq ? { fromSeq: afterSeq + 1, toSeq: floorSeq - 1 } : null;
  return { lost, holes: holesIn(Math.max(afterSeq, floorSeq - 1), messages) };
}

/** From poll events to the book: the first page, then arrivals, smoothed, with their holes looked after. */
export function listen(events$: Observable<PollEvent>, ears: Ears): Observable<never> {
  const shared$ = events$.pipe(share());
  const history$ = shared$.pipe(
    tap((event) => {
      if (event.is === 'history') ears.begin(event.messages);
    }),
  );
  const arrivals$ = shared$.pipe(filter((event): event is ArrivalEvent => event.is === 'arrival'));
  const added$ = arrivals$.pipe(
    map(({ messages, spreadMs }) => ({ messages, spreadMs })),
    smooth(
      (message) => isProtected(message, ears.me()),
      ears.ports.scheduler,
      (count) => {
        ears.counts.smoothed = count;
      },
    ),
    filter((messages) => messages.length > 0),
    tap(ears.add),
  );
  const filled$ = arrivals$.pipe(
    mergeMap((event) => {
      const { lost, holes } = missing(event);
      if (lost !== null) ears.gaps.giveUp(lost);
      return holes.length > 0 ? from(holes) : EMPTY;
    }),
    mergeMap((hole) => ears.gaps.ask(hole), HOLES_AT_ONCE),
  );
  return merge(history$, added$, filled$).pipe(ignoreElements());
}
