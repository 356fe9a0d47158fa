import { useLayoutEffect, useRef } from 'react';
import { mountPersistentPart, partAhead } from '#app/first-load/part-ahead.tsx';
import { enterSlot, type LiveVideo, showVideo } from './video-store.ts';

/** Requested together with the room, so that the video does not wait for the match data. */
mountPersistentPart(partAhead(() => import('./video-host.tsx').then((file) => file.VideoHost)));

/** Slot of a live video in its room. The video itself outlives the room, in a corner of the page. */
export function LiveVideoSlot({ picture, className }: { picture: LiveVideo; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? enterSlot(place.current) : undefined), []);
  useLayoutEffect(() => showVideo(picture));
  return <div ref={place} className={className} />;
}
