import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import { type ChatRoomRef, chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { streamOf } from '#core-client/core.ts';
import { LINGER_MS } from '#core-client/shared-store.ts';
import { onViewerChange } from '#core-client/viewer.ts';

type OnItems = (items: readonly ShownFeedItem[]) => void;

/** Open feed that buffers its items until its subscriber arrives. */
type Waiting = {
  readonly isOf: (room: ChatRoomRef) => boolean;
  readonly claim: (onItems: OnItems) => () => void;
  readonly end: () => void;
};

let waiting: Waiting | null = null;

onViewerChange((change) => {
  if (change === 'left') waiting?.end();
});

function follow(room: ChatRoomRef, onItems: OnItems): () => void {
  const subscription = streamOf('chat.feed', { room }).subscribe(({ items }) => onItems(items));
  return () => subscription.unsubscribe();
}

/** Opens the feed of a room before the code that shows it has loaded. It is closed if no subscriber takes it over soon. */
export function openFeedAhead(room: ChatRoomRef): void {
  const buffered: ShownFeedItem[] = [];
  let onItems: OnItems = (items) => void buffered.push(...items);
  const stop = follow(room, (items) => onItems(items));
  const end = () => {
    waiting = null;
    stop();
  };
  const unclaimed = setTimeout(end, LINGER_MS);
  waiting?.end();
  waiting = {
    isOf: (otherRoom) => chatRoomNoOf(otherRoom) === chatRoomNoOf(room),
    claim: (follower) => {
      waiting = null;
      clearTimeout(unclaimed);
      onItems = follower;
      follower(buffered);
      return stop;
    },
    end: () => {
      clearTimeout(unclaimed);
      end();
    },
  };
}

/**
 * Subscribes to the feed of a room until the returned function is called; one that was opened ahead is taken over with all
 * its buffered items.
 */
export const followFeed = (room: ChatRoomRef, onItems: OnItems): (() => void) =>
  waiting?.isOf(room) ? waiting.claim(onItems) : follow(room, onItems);
