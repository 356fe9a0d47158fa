import { useEffect, useState } from 'react';
import type { VideoView } from '#contract/community/video/video-view.ts';
import type { ReadyView } from '../player/player-drive.ts';
import { hasVideo, isManifold } from '../player/quality-choice.ts';
import type { VideoCommands } from '../video-ports.ts';

export type LowestQualityPlayback = {
  /** View to play; undefined while the source of a lower quality is loading. */
  readonly view: VideoView | undefined;
  /** Height limit inside a source that has several, in lines; null leaves it to the bandwidth. */
  readonly height: number | null;
};

const lowestOf = ({ qualities }: ReadyView) =>
  qualities.filter(hasVideo).toSorted((one, other) => one.height - other.height)[0];

/**
 * Plays a video in its lowest quality while `on`. A later selection by the viewer is not changed back.
 * @returns the view and height to play
 */
export function useLowestQuality(
  view: VideoView | undefined,
  commands: VideoCommands,
  on: boolean,
): LowestQualityPlayback {
  const [reached, setReached] = useState(false);
  const ready = view?.is === 'ready' ? view : null;
  const lowest = ready && lowestOf(ready);
  const inside = ready !== null && isManifold(ready);
  const isLowest = inside || ready?.qualityId === lowest?.qualityId;
  if (on && ready && isLowest && !reached) setReached(true);
  const requestedId = on && !reached && !isLowest && lowest ? lowest.qualityId : null;

  useEffect(() => {
    if (requestedId !== null) commands.chooseQuality(requestedId);
  }, [requestedId, commands]);
  useEffect(() => {
    if (!on) return;
    return () => {
      setReached(false);
      commands.chooseQuality(null);
    };
  }, [on, commands]);

  return {
    view: requestedId === null ? view : undefined,
    height: on && inside ? (lowest?.height ?? null) : null,
  };
}
