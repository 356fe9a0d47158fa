import { useEffect, useEffectEvent } from 'react';
import type { GiftGoal } from '#contract/community/gift/goal-schema.ts';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useTopic } from '#core-client/topic.ts';

/** So long after a gift that is shown its goal is asked for again, ms: gifts of one run are asked for once. */
const SETTLED_MS = 600;

/** What a room gives towards, as it was last heard; null where there is nothing. */
export const useGiftGoal = (room: RoomRef): GiftGoal | null =>
  lastOf(useCall('gift.goal', { roomNo: chatRoomNoOf(room) }))?.goal ?? null;

/** The same, asked for again now and then, and with every gift that is shown. */
export function useMovingGoal(room: RoomRef): GiftGoal | null {
  const answer = useCall('gift.goal', { roomNo: chatRoomNoOf(room) }, { refetchMs: REFRESH_MS['gift.goal'] });
  const banners = useTopic('gift.stage', { room })?.banners ?? [];
  const given = banners.map(({ runId, count }) => `${runId}×${count}`).join();
  const ask = useEffectEvent(() => void answer.refetch());
  useEffect(() => {
    if (given === '') return;
    const timer = setTimeout(ask, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [given]);
  return lastOf(answer)?.goal ?? null;
}
