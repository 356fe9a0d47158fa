import { useLayoutEffect, useRef } from 'react';
import { mountPersistentPart, partAhead } from '#app/first-load/part-ahead.tsx';
import { enterSlot, type LiveVideo, showVideo } from './video-store.ts';

/** Requested together with the room, so that the video does not wait for the match data. */
mountPersistentPart(partAhead(() => import('./video-host.tsx').then((file) => file.VideoHost)));

/** Slot of a live video in its room. The video itself outlives the room, in a corner of the page. */
export function LiveVideoSlot({ video, className }: { video: LiveVideo; className: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (container.current ? enterSlot(container.current) : undefined), []);
  useLayoutEffect(() => showVideo(video));
  return <div ref={container} className={className} />;
}
