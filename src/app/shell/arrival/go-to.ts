import type { Arrival } from './arrival.ts';
import type { ScrollPosition } from './scroll-position.ts';

/** Maximum time for which the height is held and the target is followed, ms. */
const GROWN_BY_MS = 10_000;
/** A reader who moves is no longer led. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Scrolls to a target, and again whenever the page grows, until it is reached or the time limit has passed. */
function follow(aim: (leads: boolean) => boolean, atEnd: () => void): () => void {
  const root = document.getElementById('root');
  let leads = true;
  const growing = new ResizeObserver(() => aim(leads) && end());
  const timer = setTimeout(() => end(), GROWN_BY_MS);
  const release = () => {
    leads = false;
  };
  const end = () => {
    clearTimeout(timer);
    growing.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
    atEnd();
  };
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  if (root) growing.observe(root);
  return end;
}

/** The page is as tall as it was left until its parts are there again, so that the place can be reached at once. */
function goToPlace({ y, height }: ScrollPosition): () => void {
  const { style } = document.body;
  style.minHeight = `${height}px`;
  scrollTo(y);
  return follow(
    (leads) => {
      if (leads) scrollTo(y);
      return (document.getElementById('root')?.offsetHeight ?? 0) >= height;
    },
    () => style.removeProperty('min-height'),
  );
}

function goToElement(id: string): () => void {
  const aim = (leads: boolean) => {
    if (leads) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    return false;
  };
  aim(true);
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
