import { defer, filter, map, merge, type Observable, share, startWith, switchMap, tap } from 'rxjs';
import type { OutputOf, PageCallName } from '#contract/book/table.ts';
import { appError } from '#contract/errors.ts';
import { type PollPolicy, poll } from '#timing/poll.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { viewerOf } from '#worker/session/session-state.ts';
import type { PagePoll, PolledCall } from '#worker/topics.ts';
import { type SendCall, sendCallBy } from '#worker/wire/send.ts';

type PollDeps = Pick<
  CoreContext,
  'sendCall' | 'session$' | 'hidden$' | 'reachable$' | 'scheduler' | 'random' | 'tabs'
> & {
  readonly clock: Pick<CoreContext['clock'], 'now'>;
  /** Like `sendCall`, with failures reported to the viewer. */
  readonly sendReportedCall: SendCall;
};

/** A hidden page sends nothing; the first request is the page's own, so that it may be prefetched. */
const policyOf = (everyMs: number): PollPolicy => ({
  every: everyMs,
  hidden: null,
  first: 'later',
  jitter: 0.2,
  backOff: { first: Math.max(2_000, everyMs), longest: Math.max(30_000, everyMs) },
});

const isPollOf = <Name extends PageCallName>(result: PolledCall, name: Name): result is PolledCall<Name> =>
  result.name === name;

const keyOf = ({ name, input }: PagePoll): string => JSON.stringify([name, input]);

/** Sends the call, and its answer to the other tabs. Only the first of several failures is reported to the viewer. */
function answerOf<Name extends PageCallName>(deps: PollDeps, pagePoll: PagePoll<Name>, failures: number) {
  const { sendCall, sendReportedCall, session$, clock, tabs } = deps;
  const { name, input } = pagePoll;
  const askedAt = clock.now();
  const viewer = viewerOf(session$.value);
  return (failures === 0 ? sendReportedCall : sendCall)(name, input).pipe(
    tap((value: OutputOf<Name>) => {
      if (viewer !== viewerOf(session$.value)) return;
      const answer = { name, polled: { is: 'answer', value } } as const;
      tabs.publish({ is: 'answered', key: keyOf(pagePoll), viewer, askedAt, answer });
    }),
  );
}

/** Emits the answers of other tabs for the same viewer; one that was requested before now may be outdated by a command. */
function answersOfTabs<Name extends PageCallName>(
  { session$, clock, tabs }: PollDeps,
  pagePoll: PagePoll<Name>,
) {
  const since = clock.now();
  const key = keyOf(pagePoll);
  return tabs.received$.pipe(
    filter((message) => message.is === 'answered'),
    filter((message) => message.key === key && message.askedAt >= since),
    filter(({ viewer }) => viewer === viewerOf(session$.value)),
    map(({ answer }) => answer),
    filter((answer) => isPollOf(answer, pagePoll.name)),
  );
}

/** Factor on the pause after another tab's answer: the tab that polled last polls next, as long as it is visible. */
const FOLLOWER_PAUSE = 1.5;

/**
 * Polls a call while subscribed. The answer of one tab serves every tab in which the same viewer follows the same call: each
 * of them waits its interval again.
 */
export function pollWithTabs<Name extends PageCallName>(
  deps: PollDeps,
  pagePoll: PagePoll<Name>,
): Observable<PolledCall<Name>> {
  const { name, everyMs } = pagePoll;
  let follows = false;
  const others$ = answersOfTabs(deps, pagePoll).pipe(
    tap(() => {
      follows = true;
    }),
    share(),
  );
  const own$ = poll(deps, policyOf(everyMs), (failures) => answerOf(deps, pagePoll, failures), {
    changed$: others$.pipe(startWith(null)),
    nextMs: (regularMs) => (follows ? FOLLOWER_PAUSE * regularMs : regularMs),
  }).pipe(
    map((polled): PolledCall<Name> => {
      follows = false;
      return { name, polled };
    }),
  );
  return merge(own$, others$);
}

/** Creates the polls of the page's calls. @throws AppError BAD_INPUT for a call that is not the page's own */
export const pagePolls =
  (context: CoreContext) =>
  <Name extends PageCallName>(pagePoll: PagePoll<Name>): Observable<PolledCall<Name>> =>
    defer(async () => context.callNamed(pagePoll.name)).pipe(
      switchMap((call) => {
        if (call?.owner !== 'page') throw appError('BAD_INPUT', { call: pagePoll.name });
        return pollWithTabs({ ...context, sendReportedCall: sendCallBy(context.send) }, pagePoll);
      }),
    );
