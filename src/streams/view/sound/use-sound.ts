import { type RefObject, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { sound } from '../sound-store.ts';

/** Applies the stored volume to the element, and mutes it while it is not visible. */
export function useSound(
  video: RefObject<HTMLVideoElement | null>,
  silent = false,
): {
  readonly muted: boolean;
  readonly volume: number;
  readonly prompt: boolean;
} {
  const { muted, volume, prompt } = useSnapshot(sound);
  useEffect(() => {
    if (!video.current) return;
    video.current.muted = muted || silent;
    video.current.volume = volume / 100;
  }, [video, muted, silent, volume]);
  return { muted, volume, prompt };
}
