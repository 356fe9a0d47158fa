import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { toggleDanmaku } from '../danmaku/danmaku-store.ts';
import { startPlaying } from '../engine/start-playing.ts';
import { setMuted, sound, stepVolume } from '../sound-store.ts';
import { STEP_MS } from '../time/place.ts';
import { showLastGoal, type VideoTimeline } from '../time/timeline-mark.ts';
import { toggleFullscreen, togglePictureInPicture, togglePlaying } from './screen-actions.ts';
import { useShortcutHelp } from './shortcut-help.tsx';
import { type ShortcutActions, useShortcuts } from './use-shortcuts.ts';

const VOLUME_STEP = 5;

export type StageActions = {
  readonly togglePlaying: () => void;
  readonly toggleFullscreen: () => void;
  readonly togglePictureInPicture: () => void;
  readonly toggleTheatre: () => void;
};

type Stage = {
  readonly title: string;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
};

export type StageElements = {
  readonly stage: HTMLElement | null;
  readonly video: RefObject<HTMLVideoElement | null>;
};

/** Connects the video to the system's media keys and lock screen. */
function useMediaSession(video: RefObject<HTMLVideoElement | null>, title: string): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title });
    mediaSession.setActionHandler('play', () => video.current && void startPlaying(video.current));
    mediaSession.setActionHandler('pause', () => video.current?.pause());
    return () => {
      mediaSession.metadata = null;
      mediaSession.setActionHandler('play', null);
      mediaSession.setActionHandler('pause', null);
    };
  }, [video, title]);
}

/**
 * Returns the actions of the player for buttons and keys, with the sheet that lists the keys. In a corner of another page
 * the keys belong to that page.
 */
export function useStageActions(
  { stage, video }: StageElements,
  { title, theatre, onTheatre }: Stage,
  timeline: VideoTimeline,
  hasKeys: boolean,
): { readonly actions: StageActions; readonly sheet: ReactNode } {
  const { sheet, showShortcuts } = useShortcutHelp(stage);
  const actions: StageActions = useMemo(
    () => ({
      togglePlaying: () => togglePlaying(video.current),
      toggleFullscreen: () => void toggleFullscreen(stage, video.current),
      togglePictureInPicture: () => void togglePictureInPicture(video.current),
      toggleTheatre: () => onTheatre(!theatre),
    }),
    [stage, video, theatre, onTheatre],
  );
  const byKey: ShortcutActions = {
    play: actions.togglePlaying,
    back: () => timeline.place.step(-STEP_MS),
    forward: () => timeline.place.step(STEP_MS),
    lastGoal: () => showLastGoal(timeline),
    mute: () => setMuted(!sound.muted),
    louder: () => stepVolume(VOLUME_STEP),
    quieter: () => stepVolume(-VOLUME_STEP),
    fullscreen: actions.toggleFullscreen,
    theatre: actions.toggleTheatre,
    pictureInPicture: actions.togglePictureInPicture,
    danmaku: toggleDanmaku,
    help: showShortcuts,
  };
  useShortcuts(stage, hasKeys ? byKey : null);
  useMediaSession(video, title);
  return { actions, sheet };
}
