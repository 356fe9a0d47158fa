import type { MediaKind } from '#contract/community/video/schema.ts';
import type { PlayerReport } from '#contract/community/video/video-view.ts';

/** Commands the stage sends to the core about a room’s video. */
export type VideoCommands = {
  report(report: PlayerReport): void;
  chooseLine(lineId: string): void;
  /** Null leaves it to the core again. */
  chooseQuality(qualityId: string | null): void;
  chooseKind(kind: MediaKind): void;
  refresh(): void;
  /** Opens the video in a separate window [2.04], where such a page exists. */
  openWindow?(lineId: string): void;
};
