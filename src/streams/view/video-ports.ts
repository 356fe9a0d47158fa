import type { PlayerReport } from '#contract/models/video-view.ts';

/** What the stage tells the core about a room's picture. */
export type VideoCommands = {
  report(report: PlayerReport): void;
  chooseLine(lineId: string): void;
  chooseQuality(qualityId: string): void;
  refresh(): void;
  /** The picture in a window of its own [2.04], where there is such a page. */
  openWindow?(lineId: string): void;
};
