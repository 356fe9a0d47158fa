import { type RefObject, useEffect } from 'react';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import { startPlaying } from '../engine/start-playing.ts';
import type { Place } from './place.ts';

/** Shortest absence that moves the video. */
const AWAY_MS = 3_000;

/**
 * Moves a live video to the live edge after a hidden tab returns, unless the viewer had seeked back; a video the viewer had
 * paused stays paused.
 */
export function useLiveOnReturn(
  video: RefObject<HTMLVideoElement | null>,
  place: Pick<Place, 'returned'>,
): void {
  useEffect(() => {
    let left: { readonly awayMs: () => number; readonly playing: boolean } | null = null;
    const changed = () => {
      const element = video.current;
      if (!element) return;
      if (document.hidden) left = { awayMs: startStopwatch(), playing: !element.paused };
      else if (left?.playing) {
        if (left.awayMs() > AWAY_MS) place.returned();
        if (element.paused) void startPlaying(element);
      }
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [video, place]);
}
