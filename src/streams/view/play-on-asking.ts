import type { RefObject } from 'react';
import { startPlaying } from './start-playing.ts';
import type { VideoCommands } from './video-ports.ts';

/** A viewer who asks for another picture wants to see it, also after a pause. */
export function playOnAsking(
  commands: VideoCommands,
  video: RefObject<HTMLVideoElement | null>,
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
      commands.chooseKind(kind);
    },
  };
}
