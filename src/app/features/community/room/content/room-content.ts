import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import type { PageType } from '#contract/community/room/schema.ts';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import type { PictureClock } from '#streams/view/time/picture-clock.ts';
import type { RoomAddress } from './use-room.ts';

/** What a room screen knows of its room, handed to each of its parts. */
export type RoomContent = {
  readonly address: RoomAddress;
  readonly page: PageType;
  readonly pages: readonly PageType[];
  readonly detail: MatchDetail | null;
  /** The anchor whose room it is; null in a match room. */
  readonly anchor: Anchor | null;
};

/** The same as the parts of a room show it. */
export type ShownContent = RoomContent & {
  /** The match as it is now; `detail` may be held back to what the picture has shown. */
  readonly live: MatchDetail | null;
  /** The time of the room's picture. */
  readonly clock: PictureClock;
  /** Is the match held back to the picture? */
  readonly held: boolean;
};
