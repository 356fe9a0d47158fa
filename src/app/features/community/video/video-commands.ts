import type { OpenVideo } from '#contract/community/video/video-view.ts';
import { core } from '#core-client/core.ts';
import type { VideoCommands } from '#streams/view/video-ports.ts';

/** Returns the commands from the player of a video to the core. */
export const videoCommandsOf = (picture: OpenVideo): VideoCommands => ({
  report: (report) => void core.video.report(picture, report),
  chooseLine: (lineId) => void core.video.chooseLine(picture, lineId),
  chooseQuality: (qualityId) => void core.video.chooseQuality(picture, qualityId),
  chooseKind: (kind) => void core.video.chooseKind(picture, kind),
  refresh: () => void core.video.refresh(picture),
});
