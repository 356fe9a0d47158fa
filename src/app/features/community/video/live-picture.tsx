import { useLayoutEffect, useRef } from 'react';
import { partAhead } from '#app/page/loading/part-ahead.tsx';
import { keepMounted } from '#app/page/loading/persistent-part.tsx';
import { enterSlot, type Picture, showPicture } from './picture-store.ts';

/** Asked for with the room itself, so that the picture need not wait for the match to be known first. */
keepMounted(partAhead(() => import('./picture-host.tsx').then((file) => file.PictureHost)));

/** The place of a live picture in its room. The picture itself outlives the room, in a corner of the page. */
export function LivePicture({ picture, className }: { picture: Picture; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? enterSlot(place.current) : undefined), []);
  useLayoutEffect(() => showPicture(picture));
  return <div ref={place} className={className} />;
}
