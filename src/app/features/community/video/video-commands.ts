import type { OpenVideo } from '#contract/community/video/video-view.ts';
import { core } from '#core-client/core.ts';
import type { VideoCommands } from '#streams/view/video-ports.ts';

/** Returns the commands from the player of a video to the core. */
export const videoCommandsOf = (video: OpenVideo): VideoCommands => ({
  report: (report) => void core.video.report(video, report),
  chooseLine: (lineId) => void core.video.chooseLine(video, lineId),
  chooseQuality: (qualityId) => void core.video.chooseQuality(video, qualityId),
  chooseKind: (kind) => void core.video.chooseKind(video, kind),
  refresh: () => void core.video.refresh(video),
});
