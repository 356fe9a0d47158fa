import type { RoomRef } from '#contract/community/room/schema.ts';

/** What a page reports of the gift stage. */
export type GiftApi = {
  /** The animation of a run is over, or could not be shown. */
  shown(room: RoomRef, runId: string): Promise<void>;
  quiet(room: RoomRef, reducedMotion: boolean): Promise<void>;
};
