import type { RefObject } from 'react';
import { startPlaying } from '../engine/start-playing.ts';
import type { PlaybackPosition } from '../time/playback-position.ts';
import type { VideoCommands } from '../video-ports.ts';

/**
 * Resumes playback when the viewer selects another source, also after a pause; a manually selected kind replaces one
 * requested by `position`.
 */
export function resumeOnSelection(
  commands: VideoCommands,
  video: RefObject<HTMLVideoElement | null>,
  position: Pick<PlaybackPosition, 'kindChosen'>,
): VideoCommands {
  const play = () => video.current && void startPlaying(video.current);
  return {
    ...commands,
    refresh() {
      play();
      commands.refresh();
    },
    chooseLine(lineId) {
      play();
      commands.chooseLine(lineId);
    },
    chooseQuality(qualityId) {
      play();
      commands.chooseQuality(qualityId);
    },
    chooseKind(kind) {
      play();
      position.kindChosen(kind);
      commands.chooseKind(kind);
    },
  };
}
