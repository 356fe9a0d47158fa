import { fromEvent, map, type Observable } from 'rxjs';

/** A word to the other tabs of this site, and theirs to us. */
export type TabChannel = {
  readonly heard$: Observable<unknown>;
  tell(message: unknown): void;
  close(): void;
};

/** By BroadcastChannel, which plain-http origins have too. */
export function tabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    heard$: fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(map(({ data }) => data)),
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
