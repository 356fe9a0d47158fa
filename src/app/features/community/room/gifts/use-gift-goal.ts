import { useEffect, useEffectEvent } from 'react';
import type { GiftGoal } from '#contract/community/gift/schema.ts';
import { type ChatRoomRef, chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useTopic } from '#core-client/topic.ts';

/** Delay after a shown gift until its goal is refetched, ms: gifts of one run cause one request. */
const SETTLED_MS = 600;

/** Returns the gift goal of a room, as last received; null where there is none. */
export const useGiftGoal = (room: ChatRoomRef): GiftGoal | null =>
  lastOf(useCall('gift.goal', { roomNo: chatRoomNoOf(room) }))?.goal ?? null;

/** Returns the same goal, polled, and refetched with every shown gift. */
export function useMovingGoal(room: ChatRoomRef): GiftGoal | null {
  const answer = useCall('gift.goal', { roomNo: chatRoomNoOf(room) }, { refetchMs: REFRESH_MS['gift.goal'] });
  const banners = useTopic('gift.stage', { room })?.banners ?? [];
  const shownGifts = banners.map(({ runId, count }) => `${runId}×${count}`).join();
  const refetch = useEffectEvent(() => void answer.refetch());
  useEffect(() => {
    if (shownGifts === '') return;
    const timer = setTimeout(refetch, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [shownGifts]);
  return lastOf(answer)?.goal ?? null;
}
