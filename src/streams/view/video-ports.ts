import type { MediaKind } from '#contract/community/video/schema.ts';
import type { PlayerReport } from '#contract/community/video/video-view.ts';

/** What the stage says to the core about a room's picture. */
export type VideoCommands = {
  report(report: PlayerReport): void;
  chooseLine(lineId: string): void;
  /** Null leaves it to the core again. */
  chooseQuality(qualityId: string | null): void;
  chooseKind(kind: MediaKind): void;
  refresh(): void;
  /** The picture in a window of its own [2.04], where there is such a page. */
  openWindow?(lineId: string): void;
};
