import { distinctUntilChanged, map, type Observable, of, Subject, scan, startWith, switchMap } from 'rxjs';
import { failedAfter } from '#contract/units/loadable.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';
import { watching } from '../polls/watching.ts';
import type { InboxApi, InboxView } from './inbox-api.ts';

/** Number of messages a small panel shows. */
const LATEST = 5;
const IDLE: InboxView = { is: 'idle' };

export type InboxService = InboxApi & {
  /** Newest messages: polled, and requested at once after an action of the member that creates one. */
  readonly view$: Observable<InboxView>;
};

/** Returns a key of the present member and their cash: a purchase changes it, and the platform sends messages about purchases. */
function occasionOf(state: SessionState): string | null {
  const view = viewOf(state);
  return view.is === 'member' ? `${view.member.userId} ${view.member.balance}` : null;
}

const memberOf = (occasion: string | null) => occasion?.split(' ')[0] ?? null;

type Deps = Pick<CoreContext, 'send' | 'sendCall' | 'session$' | 'hidden$' | 'scheduler' | 'random'>;

/**
 * Creates the view of a member's latest messages: requested every 20 s, and at once after a change of the cash or of a
 * message. Idle for guests. A failed request keeps the messages that are known.
 */
export function createInboxService(context: Deps): InboxService {
  const { send, sendCall, session$ } = context;
  const done$ = new Subject<void>();
  const requestLatest = () => sendCall('inbox.latest', { size: LATEST });
  const occasion$ = session$.pipe(map(occasionOf), distinctUntilChanged());
  const latest$ = occasion$.pipe(
    switchMap(() => done$.pipe(startWith(undefined))),
    switchMap(() => watching(context, POLLING.inbox, requestLatest)),
    scan((last, next) => (next.is === 'failed' ? failedAfter(last, next.error) : next), IDLE),
  );
  const view$ = occasion$.pipe(
    map(memberOf),
    distinctUntilChanged(),
    switchMap((member) => (member === null ? of(IDLE) : latest$)),
  );
  const afterwards = async <Answer>(doing: Promise<Answer>): Promise<Answer> => {
    const answer = await doing;
    done$.next();
    return answer;
  };
  const discardResult = async (doing: Promise<unknown>): Promise<void> => void (await afterwards(doing));
  return {
    view$,
    read: (ids) => discardResult(send('inbox.read', { ids })),
    remove: (ids) => discardResult(send('inbox.remove', { ids })),
    markUnread: (ids) => discardResult(send('inbox.markUnread', { ids })),
    stick: (messageId, on) => discardResult(send('inbox.stick', { messageId, on })),
    answer: (id, text, clientMsgId) => discardResult(send('inbox.answer', { id, text, clientMsgId })),
    write: async (text, clientMsgId) =>
      (await afterwards(send('inbox.write', { text, clientMsgId }))).message.messageId,
  };
}
