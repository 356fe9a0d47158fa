import type { Arrival } from './arrival.ts';
import type { KeptPlace } from './kept-place.ts';

/** A page that has not grown to its height by then keeps the reader where they are, ms. */
const GROWN_BY_MS = 10_000;
/** A reader who moves is no longer led. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Goes somewhere, and again whenever the page grows, until it is reached for good or the reader moves. */
function follow(aim: () => boolean, atEnd: () => void): () => void {
  const root = document.getElementById('root');
  const growing = new ResizeObserver(() => aim() && end());
  const timer = setTimeout(() => end(), GROWN_BY_MS);
  const end = () => {
    clearTimeout(timer);
    growing.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
    atEnd();
  };
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  if (root) growing.observe(root);
  return end;
}

/** The page is as tall as it was left before its parts are there again, so that the place can be reached at once. */
function goToPlace({ y, height }: KeptPlace): () => void {
  const { style } = document.body;
  const grown = () => (document.getElementById('root')?.offsetHeight ?? 0) >= height;
  style.minHeight = `${height}px`;
  scrollTo(y);
  const end = follow(
    () => {
      scrollTo(y);
      return grown();
    },
    () => grown() && style.removeProperty('min-height'),
  );
  return () => {
    end();
    style.removeProperty('min-height');
  };
}

function goToElement(id: string): () => void {
  const aim = () => {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    return false;
  };
  aim();
  return follow(aim, () => undefined);
}

/** Puts the window where a navigation leads. @returns what ends that: the next navigation calls it. */
export function goTo(arrival: Arrival): () => void {
  switch (arrival.is) {
    case 'place':
      return goToPlace(arrival.place);
    case 'element':
      return goToElement(arrival.id);
    case 'top':
      scrollTo(0);
      return () => undefined;
    case 'stay':
      return () => undefined;
  }
}
