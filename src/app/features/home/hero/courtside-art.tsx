import { useLayoutEffect, useRef } from 'react';
import { FIRST_PICTURE } from '#app/routes/first-picture.ts';

/** The picture that the early script showed first, or one made now; one element for as long as the page lives. */
let picture: HTMLImageElement | null = null;

function firstPicture(): HTMLImageElement {
  picture ??= document.querySelector<HTMLImageElement>('img.first-picture') ?? new Image();
  picture.className = 'art';
  picture.alt = '';
  if (!picture.hasAttribute('src')) picture.src = FIRST_PICTURE;
  return picture;
}

/**
 * The seat by the line: what the carousel shows before its first slide is there, and on the first paint of all. The element
 * that was painted before the page's code came is moved here and stays.
 */
export function CourtsideArt() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(firstPicture());
  }, []);
  return <div ref={place} className="hero__art" />;
}
