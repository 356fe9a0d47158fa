import { type RefObject, useEffect } from 'react';
import { startPlaying } from '../engine/start-playing.ts';

/** Connects the video to the system's media keys and lock screen. */
export function useMediaSession(video: RefObject<HTMLVideoElement | null>, title: string): void {
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
