import { isHome } from '#app/routes/home-path.ts';
import { showMode, storedMode } from '#app/theme/shown-mode.ts';

/** Hero image of home, relative to the site root: painted before the page's code has loaded, and reused by the screen. */
export const HERO_IMAGE =
  '/art/courtside/hero.svg?width=1420&height=520&day=0&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8';

/** Requests the first image of home; src/app/theme/first-paint.css positions it. */
function showFirstImage(): HTMLImageElement {
  // An image starts loading after the script has ended, a link at once.
  const preloadAttributes = { rel: 'preload', as: 'image', href: HERO_IMAGE, fetchPriority: 'high' };
  document.head.append(Object.assign(document.createElement('link'), preloadAttributes));
  const image = Object.assign(new Image(), { className: 'first-picture', alt: '', src: HERO_IMAGE });
  document.documentElement.dataset.first = 'home';
  document.addEventListener('readystatechange', () => document.body.append(image), { once: true });
  return image;
}

const settled = (image: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, resolve);
  });

/**
 * Sets the mode, and on home the image, before the first paint. The page's code takes both over.
 * @returns resolves when the image has loaded or failed
 */
export async function prepareFirstPaint(): Promise<void> {
  showMode(storedMode());
  if (isHome(location.pathname)) await settled(showFirstImage());
}
