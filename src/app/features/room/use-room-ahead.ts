import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTopicAhead } from '#app/core-client/topic.ts';
import { pictureNow } from '#app/features/picture/picture-store.ts';
import { awaitContent } from '#app/page/content-begun.ts';
import type { PageType, RoomRef } from '#contract/models/room.ts';
import { showsOwnPicture } from '#contract/rules/rooms/own-picture.ts';
import { keptKind } from '#streams/view/kept-kind.ts';
import { likelyKind } from '#streams/view/likely-kind.ts';
import { pictureKinds } from '#streams/view/picture-kinds.ts';
import { preloadPlayer } from '#streams/view/preload-player.ts';

/** Begins what a room will need beside its own answer: its chat, its picture, and the engine that plays it. */
export function useRoomAhead({ room, page }: { room: RoomRef; page: PageType | null }): void {
  const { pathname } = useLocation();
  const [kinds] = useState(() => pictureKinds(keptKind()));
  const own = showsOwnPicture(room, page);
  useTopicAhead('chat.room', { room });
  useTopicAhead('video', own ? { room, ...kinds } : null);
  useLayoutEffect(() => {
    // A picture that has come along plays already.
    if (pictureNow().picture?.roomPath === pathname) return;
    awaitContent();
    if (own) preloadPlayer(likelyKind(room, kinds));
  }, [pathname, own, kinds, room]);
}
