import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createWatchers } from '#app/core-client/shared-store.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import { type ComposerStore, createComposerStore } from './composer-store.ts';

/** Composers by room, with the number of places that show each on the page: beside the video and over it. */
const open = new Map<ChatRoomNo, { readonly composer: ComposerStore; readonly places: number }>();
const { watch, notify } = createWatchers();

/** Counts a place that shows the room's composer, which is `own` where no other place has one. */
function hold(roomNo: ChatRoomNo, own: ComposerStore): () => void {
  const change = (by: 1 | -1) => {
    const { composer, places } = open.get(roomNo) ?? { composer: own, places: 0 };
    if (places + by > 0) open.set(roomNo, { composer, places: places + by });
    else open.delete(roomNo);
    notify();
  };
  change(1);
  return () => change(-1);
}

/** The composer of a room: one draft, one slow mode and one refusal, in however many places the chat is shown. */
export function useComposer(roomNo: ChatRoomNo, ports: ChatViewPorts): ComposerStore {
  const own = useMemo(() => createComposerStore(roomNo, ports), [roomNo, ports]);
  useEffect(() => hold(roomNo, own), [roomNo, own]);
  return useSyncExternalStore(watch, () => open.get(roomNo)?.composer) ?? own;
}
