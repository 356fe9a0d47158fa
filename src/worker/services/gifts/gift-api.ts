import type { RoomRef } from '#contract/community/room/room-ref.ts';

/** Reports of a page about the gift stage. */
export type GiftApi = {
  /** Notes that the animation of a run has ended, or could not be shown. */
  shown(room: RoomRef, runId: string): Promise<void>;
  quiet(room: RoomRef, reducedMotion: boolean): Promise<void>;
};
