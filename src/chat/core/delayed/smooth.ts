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

/** What one poll brought. `spreadMs` is the time until the next one, 0 where nothing should be held back. */
export type Arrival = { readonly messages: readonly ChatMessage[]; readonly spreadMs: number };

/**
 * A quiet room that is polled plainly speaks in bursts; this spreads a burst over the time to the next poll. A message that
 * `jumps` (own, gifts, orders) does not wait, and nothing waits longer than one poll: the next arrival lets all go.
 * `holding` hears how many wait.
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
