import { useEffect } from 'react';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import { isSafari, marqueeFrames, STEP_MS } from './marquee-frames.ts';

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
