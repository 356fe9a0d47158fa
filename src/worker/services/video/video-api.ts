import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import type { OpenPicture, PlayerReport } from '#contract/community/video/video-view.ts';
import type { PlayOpening } from '#contract/wire/play-url.ts';

/** A play link with the origins its picture may come from, or why it plays nothing. */
export type OpenedPlay =
  | (Extract<PlayOpening, { is: 'open' }> & { readonly origins: readonly string[] })
  | Extract<PlayOpening, { is: 'refused' }>;

/** Reports of a player and choices of a viewer [2.04, 8.16]. They reach the session of their picture alone. */
export type VideoApi = {
  report(picture: OpenPicture, report: PlayerReport): Promise<void>;
  chooseLine(picture: OpenPicture, lineId: string): Promise<void>;
  /** `qualityId` null leaves it to the core again. */
  chooseQuality(picture: OpenPicture, qualityId: string | null): Promise<void>;
  chooseKind(picture: OpenPicture, kind: MediaKind): Promise<void>;
  refresh(picture: OpenPicture): Promise<void>;
  /** The `url` of play.html for a room [2.04]; `lineId` null leaves the line to the core. */
  playUrl(room: RoomRef, lineId: string | null): Promise<string>;
  /** What such a `url` stands for. @throws AppError by transport code when the site cannot be asked. */
  openPlayUrl(url: string): Promise<OpenedPlay>;
};
