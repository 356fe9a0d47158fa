import { NEVER, type Observable, of, type SchedulerLike, switchMap, take, tap } from 'rxjs';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import { followLeader } from './follow-leader.ts';
import { createLeaderState } from './leader-state.ts';
import { joinPollGroup } from './poll-membership.ts';
import type { FetchChatPage, Tabs } from './tab-messages.ts';

/** Messages of a room, polled once per browser. */
export type SharedPoll = {
  /** Takes part while subscribed: waits for its turn to poll for all, sends and receives. */
  readonly membership$: Observable<never>;
  /** Returns the platform's own response, whichever tab received it. */
  readonly offline: FetchChatPage;
  /** Emits whether this tab polls for all. */
  readonly leads$: Observable<boolean>;
};

type Deps = {
  readonly roomNo: ChatRoomNo;
  readonly tabs: Tabs;
  readonly hidden$: Observable<boolean>;
  readonly clock: Pick<Clock, 'mono'>;
  readonly scheduler: SchedulerLike;
  /** Queries the platform. */
  readonly fetchPage: FetchChatPage;
};

/** True for failures of the room itself: neither the end of this tab's session nor its cancelled request. */
const isOfRoom = ({ code, kind }: AppError): boolean => code !== 'CANCELLED' && kind !== 'session';

/**
 * Shares a room's poll: one tab of a browser requests its messages and sends them to the others. Each continues from its
 * own position, so a change of leader neither loses nor duplicates a message. Without locks every tab sends its own
 * requests.
 */
export function sharePoll(deps: Deps): SharedPoll {
  const { roomNo, tabs, hidden$, clock, scheduler, fetchPage } = deps;
  const { locks, publish } = tabs;
  if (!locks) return { membership$: NEVER, offline: fetchPage, leads$: of(true) };
  const leader = createLeaderState(clock);
  const { membership$, leads$, hasListeners } = joinPollGroup({
    roomNo,
    tabs,
    locks,
    hidden$,
    scheduler,
    onMessage: leader.receive,
  });
  const lead: FetchChatPage = (afterSeq, waitMs, size) =>
    fetchPage(afterSeq, waitMs, size).pipe(
      tap({
        next: (page) => {
          leader.memory.note(afterSeq, page);
          if (hasListeners()) publish({ is: 'page', roomNo, afterSeq, page });
        },
        error: (thrown) => {
          const error = toAppError(thrown);
          if (isOfRoom(error)) publish({ is: 'failed', roomNo, code: error.code });
        },
      }),
    );
  const follow = followLeader(deps, leader);
  return {
    membership$,
    leads$,
    offline: (afterSeq, waitMs, size) =>
      leads$.pipe(
        switchMap((leading) => (leading ? lead : follow)(afterSeq, waitMs, size)),
        take(1),
      ),
  };
}
