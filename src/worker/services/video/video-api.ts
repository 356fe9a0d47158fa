import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import type { OpenVideo, PlayerReport } from '#contract/community/video/video-view.ts';
import type { PlayOpening } from '#contract/wire/play-url.ts';

/** Play link with the origins its video may be loaded from, or the reason it cannot be played. */
export type OpenedPlay =
  | (Extract<PlayOpening, { is: 'open' }> & { readonly origins: readonly string[] })
  | Extract<PlayOpening, { is: 'refused' }>;

/** Reports of a player and choices of a viewer [2.04, 8.16]. They reach the session of their own video only. */
export type VideoApi = {
  report(video: OpenVideo, report: PlayerReport): Promise<void>;
  chooseLine(video: OpenVideo, lineId: string): Promise<void>;
  /** `qualityId` null leaves it to the core again. */
  chooseQuality(video: OpenVideo, qualityId: string | null): Promise<void>;
  chooseKind(video: OpenVideo, kind: MediaKind): Promise<void>;
  refresh(video: OpenVideo): Promise<void>;
  /** The `url` of play.html for a room [2.04]; `lineId` null leaves the line to the core. */
  playUrl(room: RoomRef, lineId: string | null): Promise<string>;
  /** Resolves such a `url`. @throws AppError by transport code when the site cannot be reached. */
  openPlayUrl(url: string): Promise<OpenedPlay>;
};
