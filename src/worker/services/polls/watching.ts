import { type Observable, scan } from 'rxjs';
import { failedAfter, type Loadable, PENDING, ready } from '#contract/units/loadable.ts';
import { type Polled, type PollOptions, type PollPolicy, type PollPorts, poll } from '#timing/poll.ts';

/** Returns the state after a poll: a failure keeps the last good response. */
const afterPoll = <Value>(before: Loadable<Value>, polled: Polled<Value>): Loadable<Value> =>
  polled.is === 'answer' ? ready(polled.value) : failedAfter(before, polled.error.code);

/** Polls while subscribed, and at once when `now$` emits. */
export const watching = <Value>(
  ports: PollPorts,
  policy: PollPolicy,
  request: () => Observable<Value>,
  { now$ }: Pick<PollOptions, 'now$'> = {},
): Observable<Loadable<Value>> =>
  poll(ports, policy, request, now$ && { now$ }).pipe(
    scan<Polled<Value>, Loadable<Value>>(afterPoll, PENDING),
  );
