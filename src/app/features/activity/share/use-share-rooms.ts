import { useCall } from '#app/core-client/query.ts';
import { lastRoom } from '#app/features/match/last-room.ts';
import { mapLoadable } from '#contract/units/loadable.ts';
import { shareRooms } from './share-rooms.ts';

/** Rooms the member may choose from; null for none. */
export function useShareRooms() {
  const feed = useCall('follow.feed', {});
  return { ...mapLoadable(feed, ({ anchors }) => shareRooms(lastRoom(), anchors)), refetch: feed.refetch };
}
