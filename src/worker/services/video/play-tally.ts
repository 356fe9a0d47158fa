import type { PlayFigures } from '#contract/models/room-figures.ts';
import type { PlayerReport, VideoView } from '#contract/models/video-view.ts';

/** How the picture of a room has been doing since it was opened. */
export type PlayTally = {
  shows(view: VideoView): void;
  reports(report: PlayerReport): void;
  figures(): PlayFigures;
};

const sourceOf = (view: VideoView) => (view.is === 'ready' ? view.sourceId : null);

/**
 * Counts from zero. The time to the first frame, ms, is that of the present source; stalls and failures add up
 * over all sources.
 */
export function createPlayTally(): PlayTally {
  let figures: PlayFigures = { view: { is: 'loading' }, firstFrameMs: null, stalls: 0, failures: 0 };
  return {
    shows(view) {
      const same = sourceOf(view) === sourceOf(figures.view);
      figures = { ...figures, view, firstFrameMs: same ? figures.firstFrameMs : null };
    },
    reports(report) {
      if (report.is === 'playing') figures = { ...figures, firstFrameMs: report.firstFrameMs };
      if (report.is === 'stalled') figures = { ...figures, stalls: figures.stalls + 1 };
      if (report.is === 'failed') figures = { ...figures, failures: figures.failures + 1 };
    },
    figures: () => figures,
  };
}
