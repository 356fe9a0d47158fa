import {
  concat,
  defer,
  finalize,
  from,
  interval,
  map,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  take,
} from 'rxjs';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { boundedMs } from '#timing/wait.ts';
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
