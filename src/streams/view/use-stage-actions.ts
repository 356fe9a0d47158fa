import { type RefObject, useMemo } from 'react';
import { toggleDanmaku } from './danmaku/danmaku-store.ts';
import { toggleFullscreen, togglePictureInPicture, togglePlaying } from './screen-actions.ts';
import { setMuted, sound, stepVolume } from './sound-store.ts';
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';

const VOLUME_STEP = 5;
const NO_KEYS: Shortcuts = [];

export type StageActions = {
  readonly togglePlaying: () => void;
  readonly toggleFullscreen: () => void;
  readonly togglePictureInPicture: () => void;
  readonly toggleTheatre: () => void;
};

export type StageElements = {
  readonly stage: HTMLElement | null;
  readonly video: RefObject<HTMLVideoElement | null>;
};

/** What can be done with the picture, by button and by key. */
export function useStageActions(
  { stage, video }: StageElements,
  theatre: boolean,
  onTheatre: (theatre: boolean) => void,
  hasKeys: boolean,
): StageActions {
  const actions: StageActions = useMemo(
    () => ({
      togglePlaying: () => togglePlaying(video.current),
      toggleFullscreen: () => void toggleFullscreen(stage, video.current),
      togglePictureInPicture: () => void togglePictureInPicture(video.current),
      toggleTheatre: () => onTheatre(!theatre),
    }),
    [stage, video, theatre, onTheatre],
  );
  useShortcuts(
    stage,
    hasKeys
      ? [
          [' ', actions.togglePlaying],
          ['f', actions.toggleFullscreen],
          ['t', actions.toggleTheatre],
          ['p', actions.togglePictureInPicture],
          ['d', toggleDanmaku],
          ['m', () => setMuted(!sound.muted)],
          ['ArrowUp', () => stepVolume(VOLUME_STEP)],
          ['ArrowDown', () => stepVolume(-VOLUME_STEP)],
        ]
      : NO_KEYS,
  );
  return actions;
}
