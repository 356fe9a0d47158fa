import { useEffect, useRef, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
/** Share of a slide that must be in sight before it counts as the one shown. */
const SHOWN_SHARE = 0.6;

/** The track of a carousel: which slide is in sight, however it got there, and how to go to another, round the ends. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element || count === 0) return;
    const slides = [...element.children];
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setAt(slides.indexOf(shown.target));
      },
      { root: element, threshold: SHOWN_SHARE },
    );
    for (const slide of slides) seen.observe(slide);
    return () => seen.disconnect();
  }, [count]);

  const go = (to: number) => {
    const next = (to + count) % count;
    const isNear = Math.abs(next - at) === 1 && !matchMedia(REDUCED).matches;
    const element = track.current;
    element?.scrollTo({ left: element.clientWidth * next, behavior: isNear ? 'smooth' : 'instant' });
  };

  return { track, at: Math.min(at, Math.max(0, count - 1)), go };
}
