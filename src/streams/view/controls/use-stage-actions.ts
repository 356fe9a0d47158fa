import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { toggleDanmaku } from '../danmaku/danmaku-store.ts';
import { startPlaying } from '../engine/start-playing.ts';
import { setMuted, sound, stepVolume } from '../sound-store.ts';
import { STEP_MS } from '../time/playback-position.ts';
import { showLastGoal, type VideoTimeline } from '../time/timeline-mark.ts';
import { toggleFullscreen, togglePictureInPicture, togglePlaying } from './screen-actions.ts';
import { useShortcutHelp } from './shortcut-help.tsx';
import { type Shortcut, shortcutOf } from './shortcuts.table.ts';

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

/** Action of each key while no element with text input or its own keys has the focus. */
export type ShortcutActions = Readonly<Record<Shortcut, () => void>>;

const KEY_CONSUMERS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="tablist"], [role="log"]';
const OWN_SPACE = 'button, a, [role="button"]';
const ARROW = 'Arrow';

/** Reports whether an arrow key scrolls: arrows control the volume only when the stage or the bare page has the focus. */
const scrolls = (target: Element, key: string, stage: HTMLElement | null): boolean =>
  key.startsWith(ARROW) && target !== document.body && !stage?.contains(target);

const isConsumed = (target: EventTarget | null, key: string, stage: HTMLElement | null): boolean =>
  target instanceof Element &&
  (target.closest(KEY_CONSUMERS) !== null ||
    (key === ' ' && target.closest(OWN_SPACE) !== null) ||
    scrolls(target, key, stage));

/** The player's keys, for the whole page; null where they have no effect. */
export function useShortcuts(stage: HTMLElement | null, actions: ShortcutActions | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event);
    const shortcut = shortcutOf(key);
    if (!actions || !shortcut) return;
    if (event.defaultPrevented || isConsumed(event.target, key, stage)) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith(ARROW)) actions[shortcut]();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
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
    back: () => timeline.position.step(-STEP_MS),
    forward: () => timeline.position.step(STEP_MS),
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
