import {
  asyncScheduler,
  defer,
  filter,
  merge,
  type Observable,
  type SchedulerLike,
  tap,
  throttle,
} from 'rxjs';
import { wait } from '#timing/wait.ts';
import { SHOWING } from '../timing.table.ts';

const { busyFlush, quietFlush } = SHOWING;

/** Reason for a flush. The reader's own messages are not delayed. */
export type Urgency = 'own' | 'other';

/**
 * Emits flush times: a frame after the first change when idle, a quarter second apart when the room is busy, at once for
 * the reader's own messages. The cost on the page depends on these, not on the number of messages.
 */
export const flushTimes = (
  changes$: Observable<Urgency>,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<Urgency> =>
  defer(() => {
    let last = Number.NEGATIVE_INFINITY;
    const dueMs = () => Math.min(busyFlush, Math.max(quietFlush, last + busyFlush - scheduler.now()));
    const own$ = changes$.pipe(filter((urgency) => urgency === 'own'));
    const other$ = changes$.pipe(
      filter((urgency) => urgency === 'other'),
      throttle(() => wait(dueMs(), scheduler), { leading: false, trailing: true }),
    );
    return merge(own$, other$).pipe(
      tap(() => {
        last = scheduler.now();
      }),
    );
  });
