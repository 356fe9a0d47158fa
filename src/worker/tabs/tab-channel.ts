import { fromEvent, map, NEVER, type Observable } from 'rxjs';

/** A word to the other tabs of this site, and theirs to us. */
export type TabChannel = {
  readonly received$: Observable<unknown>;
  publish(message: unknown): void;
  close(): void;
};

/**
 * Creates a channel without other tabs: for realms without tabs, and for browsers that refuse a channel (blocked storage,
 * an opaque origin).
 */
export const noTabs = (): TabChannel => ({
  received$: NEVER,
  publish: () => undefined,
  close: () => undefined,
});

/** Creates a channel over BroadcastChannel, which plain-http origins have too. */
export function tabChannel(name: string): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    return {
      received$: fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(map(({ data }) => data)),
      publish: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  } catch {
    return noTabs();
  }
}
