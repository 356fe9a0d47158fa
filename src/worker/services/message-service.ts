import { distinctUntilChanged, map, type Observable, of, Subject, scan, startWith, switchMap } from 'rxjs';
import type { CoreApi, MessagesView } from '#worker/core-api.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';
import type { Surroundings } from './surroundings.ts';
import { watching } from './watching.ts';

/** As many as a small panel shows. */
const LATEST = 5;
const EVERY_MS = 20_000;
const NOTHING: MessagesView = { latest: null, failed: null };

export type MessageService = CoreApi['message'] & {
  /** The newest messages: asked again every so often, and at once when the member did something that brings one. */
  readonly view$: Observable<MessagesView>;
};

/** Who is here and what they own in cash: a purchase changes it, and the platform writes about purchases. */
function occasionOf(state: SessionState): string | null {
  const view = viewOf(state);
  return view.is === 'member' ? `${view.member.userId} ${view.member.balance}` : null;
}

const memberOf = (occasion: string | null) => occasion?.split(' ')[0] ?? null;

export function createMessageService(around: Surroundings): MessageService {
  const { send, ask, session$ } = around;
  const done$ = new Subject<void>();
  const asked = () => ask('message.latest', { size: LATEST });
  const occasion$ = session$.pipe(map(occasionOf), distinctUntilChanged());
  const latest$ = occasion$.pipe(
    switchMap(() => done$.pipe(startWith(undefined))),
    switchMap(() => watching(around, EVERY_MS, asked)),
    scan((last, { value, failed }) => ({ latest: value ?? last.latest, failed }), NOTHING),
  );
  const view$ = occasion$.pipe(
    map(memberOf),
    distinctUntilChanged(),
    switchMap((member) => (member === null ? of(NOTHING) : latest$)),
  );
  const afterwards = async (doing: Promise<unknown>) => {
    await doing;
    done$.next();
  };
  return {
    view$,
    read: (ids) => afterwards(send('message.read', { ids })),
    remove: (ids) => afterwards(send('message.remove', { ids })),
    stick: (messageId, on) => afterwards(send('message.stick', { messageId, on })),
  };
}
