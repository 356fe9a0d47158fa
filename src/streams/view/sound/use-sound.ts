import { type RefObject, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { sound } from '../sound-store.ts';
import { useTabSound } from './one-tab-sound.ts';

/** Applies the stored volume to the element, and mutes it while it is not visible or another tab has the sound. */
export function useSound(
  video: RefObject<HTMLVideoElement | null>,
  silent = false,
): {
  readonly muted: boolean;
  readonly volume: number;
  readonly prompt: boolean;
} {
  const { muted, volume, prompt } = useSnapshot(sound);
  const isAudible = useTabSound(!(muted || silent));
  useEffect(() => {
    if (!video.current) return;
    video.current.muted = !isAudible;
    video.current.volume = volume / 100;
  }, [video, isAudible, volume]);
  return { muted, volume, prompt };
}
