import { useSyncExternalStore } from 'react';

/** Reports whether a video is in a browser window of its own (picture-in-picture). */
export const useOwnWindow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('enterpictureinpicture', changed);
      document.addEventListener('leavepictureinpicture', changed);
      return () => {
        document.removeEventListener('enterpictureinpicture', changed);
        document.removeEventListener('leavepictureinpicture', changed);
      };
    },
    () => document.pictureInPictureElement !== null,
  );
