import { type RefObject, useEffect } from 'react';

/** A modal dialog hides from readers whatever lies under it. */
const isCovered = (frame: Element): boolean => frame.closest('[aria-hidden="true"]') !== null;

/**
 * Keeps the keyboard on this page while a dialog, whosever it is, lies over the frame: a page in a frame can take it by
 * focusing itself. The frame is inert for as long, and what still reaches it is taken back.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let kept: Element | null = null;
    const follow = () => {
      if (frame.current) frame.current.inert = isCovered(frame.current);
    };
    const keep = () => {
      if (document.activeElement !== frame.current) kept = document.activeElement;
    };
    const takeBack = () => {
      const taker = frame.current;
      if (!taker || document.activeElement !== taker || !isCovered(taker)) return;
      taker.blur();
      if (kept instanceof HTMLElement) kept.focus();
    };
    const covers = new MutationObserver(follow);
    covers.observe(document.body, { attributes: true, attributeFilter: ['aria-hidden'], subtree: true });
    document.addEventListener('focusin', keep);
    window.addEventListener('blur', takeBack);
    return () => {
      covers.disconnect();
      document.removeEventListener('focusin', keep);
      window.removeEventListener('blur', takeBack);
    };
  }, [frame]);
}
