import { type RefObject, useSyncExternalStore } from 'react';

const watch = (target: EventTarget | null, events: readonly string[], changed: () => void) => {
  for (const name of events) target?.addEventListener(name, changed);
  return () => {
    for (const name of events) target?.removeEventListener(name, changed);
  };
};

const PLAY_EVENTS = ['play', 'pause', 'playing', 'waiting', 'ended', 'emptied'];

/** Reports whether the element is paused. */
export const usePaused = (video: RefObject<HTMLVideoElement | null>): boolean =>
  useSyncExternalStore(
    (changed) => watch(video.current, PLAY_EVENTS, changed),
    () => video.current?.paused ?? true,
  );

/** Reports whether the element is short of data while it should be playing. */
export const useWaiting = (video: RefObject<HTMLVideoElement | null>): boolean =>
  useSyncExternalStore(
    (changed) => watch(video.current, [...PLAY_EVENTS, 'timeupdate'], changed),
    () => {
      const element = video.current;
      return element !== null && !element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    },
  );

/** Returns the intrinsic height of the video, in lines; 0 before there is one. */
export const useVideoHeight = (video: RefObject<HTMLVideoElement | null>): number =>
  useSyncExternalStore(
    (changed) => watch(video.current, ['resize', 'emptied'], changed),
    () => video.current?.videoHeight ?? 0,
  );

/** Does this element fill the screen? */
export const useFullscreen = (stage: HTMLElement | null): boolean =>
  useSyncExternalStore(
    (changed) => watch(document, ['fullscreenchange'], changed),
    () => stage !== null && document.fullscreenElement === stage,
  );

const WINDOW_EVENTS = ['enterpictureinpicture', 'leavepictureinpicture'];

/** Reports whether the video is in a separate window outside the page. */
export const usePictureInPicture = (video: RefObject<HTMLVideoElement | null>): boolean =>
  useSyncExternalStore(
    (changed) => watch(video.current, WINDOW_EVENTS, changed),
    () => video.current !== null && document.pictureInPictureElement === video.current,
  );

/** Reports whether any video of the page is in such a window. */
export const useOwnWindow = (): boolean =>
  useSyncExternalStore(
    (changed) => watch(document, WINDOW_EVENTS, changed),
    () => document.pictureInPictureElement !== null,
  );
