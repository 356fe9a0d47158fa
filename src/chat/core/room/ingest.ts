import { EMPTY, filter, from, ignoreElements, map, merge, mergeMap, type Observable, share, tap } from 'rxjs';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { smooth } from '../delayed/smooth.ts';
import { type Hole, holesIn } from '../polling/gap.ts';
import type { GapFiller } from '../polling/gap-filler.ts';
import type { PollEvent } from '../polling/poll.ts';
import type { ChatPorts } from '../ports.ts';
import { isProtected } from '../rows/flood.ts';

type ArrivalEvent = Extract<PollEvent, { is: 'arrival' }>;

const HOLES_AT_ONCE = 2;

type IngestHandlers = {
  readonly ports: ChatPorts;
  readonly gaps: GapFiller;
  readonly counts: ChatCounts;
  readonly me: () => UserId | null;
  /** The list begins with this page. */
  readonly begin: (messages: readonly ChatMessage[]) => void;
  /** Continues the list with this page, whose numbering restarted. */
  readonly renumber: (messages: readonly ChatMessage[]) => void;
  readonly add: (messages: readonly ChatMessage[]) => void;
};

/** Returns the messages missing from a response: first those past retention, then those to request. */
function missing({ afterSeq, floorSeq, messages }: ArrivalEvent): { lost: Hole | null; holes: Hole[] } {
  const lost = floorSeq - 1 > afterSeq ? { fromSeq: afterSeq + 1, toSeq: floorSeq - 1 } : null;
  return { lost, holes: holesIn(Math.max(afterSeq, floorSeq - 1), messages) };
}

/** Passes poll events to the room: the first page, then smoothed arrivals, and requests missing messages in between. */
export function ingest(events$: Observable<PollEvent>, handlers: IngestHandlers): Observable<never> {
  const shared$ = events$.pipe(share());
  const history$ = shared$.pipe(
    tap((event) => {
      if (event.is === 'history') handlers.begin(event.messages);
      if (event.is === 'renumbered') handlers.renumber(event.messages);
    }),
  );
  const arrivals$ = shared$.pipe(filter((event): event is ArrivalEvent => event.is === 'arrival'));
  const added$ = arrivals$.pipe(
    map(({ messages, spreadMs }) => ({ messages, spreadMs })),
    smooth(
      (message) => isProtected(message, handlers.me()),
      handlers.ports.scheduler,
      (count) => {
        handlers.counts.smoothed = count;
      },
    ),
    filter((messages) => messages.length > 0),
    tap(handlers.add),
  );
  const filled$ = arrivals$.pipe(
    mergeMap((event) => {
      const { lost, holes } = missing(event);
      if (lost !== null) handlers.gaps.giveUp(lost);
      return holes.length > 0 ? from(holes) : EMPTY;
    }),
    mergeMap((hole) => handlers.gaps.ask(hole), HOLES_AT_ONCE),
  );
  return merge(history$, added$, filled$).pipe(ignoreElements());
}
