import { core } from '#app/core-client/core.ts';
import type { RoomRef } from '#contract/models/room.ts';

const FEATURES = 'noopener,popup,width=960,height=600';

/** Opens a room's picture in a window of its own, beginning on the line given [2.04]. */
export async function openPlayWindow(room: RoomRef, lineId: string): Promise<void> {
  const url = await core.video.playUrl(room, lineId);
  window.open(`/play.html?url=${url}`, '_blank', FEATURES);
}
