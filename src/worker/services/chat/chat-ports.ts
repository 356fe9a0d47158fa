import { defer, distinctUntilChanged, filter, map, type Observable, Subject, tap } from 'rxjs';
import type { ChatPorts, ChatViewer, LifeSign } from '#chat/core/ports.ts';
import { CHAT_PAGE_MAX } from '#contract/community/chat/constants.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { Member } from '#contract/people/member/schema.ts';
import type { SiteConfig } from '#contract/site/site/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { SessionView } from '#worker/session/session-api.ts';
import { viewOf } from '#worker/session/session-state.ts';
import type { FetchChatPage } from '#worker/tabs/tab-messages.ts';

const MATCH_ROOM = 'm-';

/** Match rooms are requested by match, anchor rooms by their number [3.11]. */
const statusInput = (roomNo: ChatRoomNo) =>
  roomNo.startsWith(MATCH_ROOM)
    ? { matchIds: [roomNo.slice(MATCH_ROOM.length)], chatRoomNos: [] }
    : { matchIds: [], chatRoomNos: [roomNo] };

const viewerOf = ({ userId, nickname, avatar, level }: Member): ChatViewer => ({
  is: 'member',
  sender: { userId, name: nickname, avatar, level, role: 'member' },
});

const isKnown = (view: SessionView): view is Exclude<SessionView, { is: 'unknown' }> => view.is !== 'unknown';

/** Signals a room receives from its page and its device. */
export type RoomSigns = {
  readonly life$: Observable<LifeSign>;
  /** Latest time its video has shown, while the room is held to it. */
  readonly shownUntil$: Observable<ServerTime | null>;
};

/**
 * The chat's ports over the wire, for one room whose newer messages come by `offline`. Who may speak and where is
 * decided by the path the wrapper picks [6.01].
 */
export function chatPorts(
  context: CoreContext,
  site: SiteConfig,
  offline: FetchChatPage,
  { life$, shownUntil$ }: RoomSigns,
): ChatPorts {
  const { sendCall, session$, hidden$, clock, scheduler, random } = context;
  return {
    status: (roomNo) =>
      sendCall('chat.status', statusInput(roomNo)).pipe(
        map(({ list }) => list.find((status) => status.roomNo === roomNo) ?? null),
      ),
    switches: (roomNo) => sendCall('chat.switches', { roomNo }),
    history: (roomNo, beforeSeq, size) => sendCall('chat.history', { roomNo, beforeSeq, size }),
    offline: (_roomNo, afterSeq, waitMs, size) => offline(afterSeq, waitMs, size),
    send: (roomNo, clientMsgId, text, mentions, replyTo) =>
      sendCall('chat.send', {
        roomNo,
        clientMsgId,
        text,
        mentions: [...mentions],
        ...(replyTo === null ? {} : { replyTo }),
      }).pipe(map(({ message }) => message)),
    pushOrder: (roomNo, clientMsgId, orderId) =>
      sendCall('chat.pushOrder', { roomNo, clientMsgId, orderId }).pipe(map(({ message }) => message)),
    revertOrder: (roomNo, clientMsgId, orderId) =>
      sendCall('chat.revertOrder', { roomNo, clientMsgId, orderId }).pipe(map(({ message }) => message)),
    greet: (roomNo) => sendCall('chat.greeting', { roomNo }),
    viewer$: session$.pipe(
      map(viewOf),
      filter(isKnown),
      map((view): ChatViewer => (view.is === 'member' ? viewerOf(view.member) : { is: 'guest' })),
      distinctUntilChanged((left, right) => JSON.stringify(left) === JSON.stringify(right)),
    ),
    hidden$,
    life$,
    shownUntil$,
    site,
    clock,
    scheduler,
    random,
  };
}

/**
 * Requests a room's newer messages. A request that is no long poll begins one seq earlier: the known message is included
 * and shows whether the sequence is still the same, at the cost of one message.
 */
export const withOverlapCheck =
  ({ sendCall }: Pick<CoreContext, 'sendCall'>, roomNo: ChatRoomNo): FetchChatPage =>
  (afterSeq, waitMs, size) => {
    if (waitMs > 0 || afterSeq < 1) return sendCall('chat.offline', { roomNo, afterSeq, waitMs, size });
    const earlier = { roomNo, afterSeq: afterSeq - 1, waitMs, size: Math.min(CHAT_PAGE_MAX, size + 1) };
    return sendCall('chat.offline', earlier).pipe(
      map((page) => ({
        ...page,
        anchor: page.list.find(({ seq }) => seq === afterSeq),
        list: page.list.filter(({ seq }) => seq > afterSeq),
      })),
    );
  };

/** Messages that arrive in a room’s chat, for listeners besides the feed. */
export type ChatTaps = {
  /** Messages of every response, of any tab and request; some are repeated. */
  readonly messages$: Observable<readonly ChatMessage[]>;
  /** Response time of the platform to this tab, ms, including the time a long poll was held. */
  readonly tookMs$: Observable<number>;
  timed(fetchPage: FetchChatPage): FetchChatPage;
  tapped(ports: ChatPorts): ChatPorts;
};

/** Creates the taps of one room. @param mono monotonic ms, to time responses by */
export function createChatTaps(mono: () => number): ChatTaps {
  const messages$ = new Subject<readonly ChatMessage[]>();
  const tookMs$ = new Subject<number>();
  const record = ({ list }: { readonly list: readonly ChatMessage[] }) => messages$.next(list);
  return {
    messages$,
    tookMs$,
    timed:
      (fetchPage) =>
      (...request) =>
        defer(() => {
          const sentAt = mono();
          return fetchPage(...request).pipe(tap(() => tookMs$.next(mono() - sentAt)));
        }),
    tapped: (ports) => ({
      ...ports,
      history: (...request) => ports.history(...request).pipe(tap((page) => record(page))),
      offline: (...request) => ports.offline(...request).pipe(tap((page) => record(page))),
    }),
  };
}
