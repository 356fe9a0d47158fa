import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** A modal dialog hides from readers whatever lies under it. */
const isCovered = (frame: Element): boolean => frame.closest('[aria-hidden="true"]') !== null;

/**
 * Keeps the keyboard on this page while a dialog, whosever it is, lies over the frame. A page in a frame takes it by
 * focusing its window, even where the frame is inert or hidden, and takes it again as often as it is taken back: a page
 * that does so under a dialog has to go, which `onTaken` sees to.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>, onTaken: () => void): void {
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    let kept: Element | null = null;
    const follow = () => {
      if (frame.current) frame.current.inert = isCovered(frame.current);
    };
    const keep = () => {
      if (document.activeElement !== frame.current) kept = document.activeElement;
    };
    const guard = () => {
      // Where another window has the keyboard now, this document has not; where a frame has, it still has.
      if (!frame.current || !document.hasFocus() || !isCovered(frame.current)) return;
      flushSync(taken);
      if (kept instanceof HTMLElement) kept.focus();
    };
    const covers = new MutationObserver(follow);
    covers.observe(document.body, { attributes: true, attributeFilter: ['aria-hidden'], subtree: true });
    document.addEventListener('focusin', keep);
    window.addEventListener('blur', guard);
    return () => {
      covers.disconnect();
      document.removeEventListener('focusin', keep);
      window.removeEventListener('blur', guard);
    };
  }, [frame]);
}
