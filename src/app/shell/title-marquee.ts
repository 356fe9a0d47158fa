import { useEffect } from 'react';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';

/** Duration of a frame of the title, ms. */
const STEP_MS = 300;
const LEAST_LETTERS = 15;
/** Safari's tabs show more of a title before they cut it. */
const LEAST_LETTERS_SAFARI = 28;
const GAP = '\u3000\u3000';

/** Safari itself: other browsers name it too, along with themselves. */
export const isSafari = (userAgent: string): boolean =>
  /\bSafari\//.test(userAgent) && !/Chrom(?:e|ium)\/|CriOS|FxiOS|Edg|Android/.test(userAgent);

/**
 * Returns the frames of a scrolling tab title, shifted by one letter each, starting with the title itself; none for a title
 * that fits [2.12].
 */
export function marqueeFrames(text: string, inSafari: boolean): readonly string[] {
  const letters = [...text];
  if (letters.length < (inSafari ? LEAST_LETTERS_SAFARI : LEAST_LETTERS)) return [];
  const band = [...letters, ...GAP];
  return band.map((_, at) => [...band.slice(at), ...band.slice(0, at)].join(''));
}

/**
 * Scrolls the title of the browser tab while the tab is visible and the title is long [2.12]; in a hidden tab it is static
 * from its beginning. Screens set `document.title` as usual: a title not written here is the new text. It is static under
 * reduced motion.
 */
function runTitle(): () => void {
  const element = document.querySelector('title');
  if (!element || isMotionReduced()) return () => undefined;
  let text = element.textContent;
  let shown = text;
  let step = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (next: string) => {
    shown = next;
    element.textContent = next;
  };
  const run = () => {
    clearInterval(timer);
    step = 0;
    if (shown !== text) show(text);
    const frames = marqueeFrames(text, isSafari(navigator.userAgent));
    if (document.hidden || frames.length === 0) return;
    timer = setInterval(() => {
      step += 1;
      show(frames[step % frames.length] ?? text);
    }, STEP_MS);
  };
  const watcher = new MutationObserver(() => {
    if (element.textContent === shown) return;
    text = element.textContent;
    shown = text;
    run();
  });
  watcher.observe(element, { childList: true, characterData: true, subtree: true });
  document.addEventListener('visibilitychange', run);
  run();
  return () => {
    watcher.disconnect();
    document.removeEventListener('visibilitychange', run);
    clearInterval(timer);
    if (shown !== text) show(text);
  };
}

/** Runs long titles for as long as the frame is on the page [2.12]. */
export const useTitleMarquee = (): void => useEffect(runTitle, []);
