import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ViewerPause, watchPauses } from './viewer-pause.ts';

/** Says, whenever it is asked, whether the viewer has paused the element. */
export function useViewerPause(video: RefObject<HTMLVideoElement | null>): () => boolean {
  const pauses = useRef<ViewerPause | null>(null);
  useEffect(() => {
    if (!video.current) return;
    const watching = watchPauses(video.current);
    pauses.current = watching;
    return () => watching.stop();
  }, [video]);
  const [isPaused] = useState(() => () => pauses.current?.isPaused() ?? false);
  return isPaused;
}
