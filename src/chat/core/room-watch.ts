import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  race,
  repeat,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { OutputOf } from '#contract/calls/table.ts';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { ChatRoomStatus } from '#contract/models/chat-message.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import { chatHidden } from '#contract/rules/chat-hidden.ts';
import { type ChatPorts, viewerId } from './ports.ts';

/** What the room is to this visitor, before messages and orders come into it. */
export type RoomState =
  | { readonly is: 'unknown' | 'hidden' }
  | { readonly is: 'failed'; readonly code: ErrorCode }
  | {
      readonly is: 'open' | 'closed';
      readonly status: ChatRoomStatus;
      readonly switches: OutputOf<'chat.switches'>;
    };

const EVERY_MS = 10_000;
const EVERY_HIDDEN_MS = 60_000;
const AFTER_FAILURE_MS = 3_000;

function stateOf(
  ports: ChatPorts,
  status: ChatRoomStatus | null,
  switches: OutputOf<'chat.switches'>,
): RoomState {
  if (status === null || !status.exists) return { is: 'unknown' };
  if (chatHidden(ports.site, status)) return { is: 'hidden' };
  return { is: status.open ? 'open' : 'closed', status, switches };
}

const askOnce = (ports: ChatPorts, roomNo: ChatRoomNo, known: RoomState | null): Observable<RoomState> =>
  combineLatest([ports.status(roomNo), ports.switches(roomNo)]).pipe(
    take(1),
    map(([status, switches]) => stateOf(ports, status, switches)),
    catchError((thrown: unknown) => {
      const { code } = toAppError(thrown);
      if (code === 'NOT_FOUND') return of<RoomState>({ is: 'unknown' });
      return of(known !== null && known.is !== 'failed' ? known : { is: 'failed' as const, code });
    }),
  );

/**
 * Status and switches of a room, asked again now and then, for every new viewer, and when `refresh$` says that
 * something changed. A failure later on keeps what is known: the messages tell of the trouble.
 */
export const watchRoom = (
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  refresh$: Observable<unknown>,
): Observable<RoomState> =>
  defer(() => {
    let known: RoomState | null = null;
    const wait = () =>
      ports.hidden$.pipe(
        switchMap((hidden) => {
          const everyMs = known?.is === 'failed' ? AFTER_FAILURE_MS : EVERY_MS;
          return timer(hidden ? EVERY_HIDDEN_MS : everyMs * (0.8 + ports.random() * 0.4), ports.scheduler);
        }),
      );
    return ports.viewer$.pipe(
      map(viewerId),
      distinctUntilChanged(),
      switchMap(() =>
        defer(() => askOnce(ports, roomNo, known)).pipe(
          map((state) => {
            known = state;
            return state;
          }),
          repeat({ delay: () => race(wait(), refresh$).pipe(take(1)) }),
        ),
      ),
    );
  });
