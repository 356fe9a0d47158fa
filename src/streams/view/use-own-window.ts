import { useSyncExternalStore } from 'react';

/** Whether a picture is in a window of the browser's own (picture-in-picture). */
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
