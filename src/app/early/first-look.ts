import { FIRST_PICTURE } from '#app/routes/first-picture.ts';
import { isHome } from '#app/routes/home-path.ts';
import { keptMode, showMode } from '#app/theme/shown-mode.ts';

/** Requests the first image of home; src/app/theme/first-paint.css positions it. */
function showFirstPicture(): HTMLImageElement {
  // An image starts loading after the script has ended, a link at once.
  const ask = { rel: 'preload', as: 'image', href: FIRST_PICTURE, fetchPriority: 'high' };
  document.head.append(Object.assign(document.createElement('link'), ask));
  const image = Object.assign(new Image(), { className: 'first-picture', alt: '', src: FIRST_PICTURE });
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
export async function firstLook(): Promise<void> {
  showMode(keptMode());
  if (isHome(location.pathname)) await settled(showFirstPicture());
}
