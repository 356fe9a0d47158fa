import { defer, type Observable, Subject, tap } from 'rxjs';
import type { ChatPorts } from '#chat/core/ports.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { FetchChatPage } from '#worker/tabs/tab-messages.ts';

/** Messages that arrive in a room’s chat, for listeners besides the feed. */
export type ChatTaps = {
  /** Messages of every response, of any tab and request; some are repeated. */
  readonly messages$: Observable<readonly ChatMessage[]>;
  /** Response time of the platform to this tab, ms, including the time a long poll was held. */
  readonly tookMs$: Observable<number>;
  timed(ask: FetchChatPage): FetchChatPage;
  tapped(ports: ChatPorts): ChatPorts;
};

/** The taps of one room. @param mono monotonic ms, to time answers by */
export function createChatTaps(mono: () => number): ChatTaps {
  const messages$ = new Subject<readonly ChatMessage[]>();
  const tookMs$ = new Subject<number>();
  const record = ({ list }: { readonly list: readonly ChatMessage[] }) => messages$.next(list);
  return {
    messages$,
    tookMs$,
    timed:
      (ask) =>
      (...question) =>
        defer(() => {
          const askedAt = mono();
          return ask(...question).pipe(tap(() => tookMs$.next(mono() - askedAt)));
        }),
    tapped: (ports) => ({
      ...ports,
      history: (...question) => ports.history(...question).pipe(tap((page) => record(page))),
      offline: (...question) => ports.offline(...question).pipe(tap((page) => record(page))),
    }),
  };
}
