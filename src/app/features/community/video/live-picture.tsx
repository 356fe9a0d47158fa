import { useLayoutEffect, useRef } from 'react';
import { partAhead } from '#app/page/loading/part-ahead.tsx';
import { keepMounted } from '#app/page/loading/persistent-part.tsx';
import { enterSlot, type Picture, showPicture } from './picture-store.ts';

/** Requested together with the room, so that the video does not wait for the match data. */
keepMounted(partAhead(() => import('./picture-host.tsx').then((file) => file.PictureHost)));

/** Slot of a live video in its room. The video itself outlives the room, in a corner of the page. */
export function LivePicture({ picture, className }: { picture: Picture; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? enterSlot(place.current) : undefined), []);
  useLayoutEffect(() => showPicture(picture));
  return <div ref={place} className={className} />;
}
