import { useEffect, useMemo } from 'react';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import { type ComposerStore, createComposerStore } from './composer-store.ts';

/** Composers by room, with the number of places that show each on the page: beside the video and over it. */
const open = new Map<ChatRoomNo, { readonly composer: ComposerStore; readonly places: number }>();

function hold(roomNo: ChatRoomNo, composer: ComposerStore): () => void {
  const change = (by: 1 | -1) => {
    const places = (open.get(roomNo)?.places ?? 0) + by;
    if (places > 0) open.set(roomNo, { composer, places });
    else open.delete(roomNo);
  };
  change(1);
  return () => change(-1);
}

/** The composer of a room: one draft, one slow mode and one refusal, in however many places the chat is shown. */
export function useComposer(roomNo: ChatRoomNo, ports: ChatViewPorts): ComposerStore {
  const composer = useMemo(
    () => open.get(roomNo)?.composer ?? createComposerStore(roomNo, ports),
    [roomNo, ports],
  );
  useEffect(() => hold(roomNo, composer), [roomNo, composer]);
  return composer;
}
