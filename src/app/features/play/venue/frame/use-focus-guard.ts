import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** A modal dialog hides everything below it from screen readers. */
const isCovered = (frame: Element): boolean => frame.closest('[aria-hidden="true"]') !== null;

/**
 * Keeps the keyboard focus on this page while any dialog covers the frame. A page in a frame takes the focus by focusing
 * its window, even where the frame is inert or hidden, and does so again whenever it is taken back: a page that does this
 * under a dialog has to be removed, which `onTaken` does.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>, onTaken: () => void): void {
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    let lastFocused: Element | null = null;
    const follow = () => {
      if (frame.current) frame.current.inert = isCovered(frame.current);
    };
    const keep = () => {
      if (document.activeElement !== frame.current) lastFocused = document.activeElement;
    };
    const guard = () => {
      // Another window may have the focus, then this document has none; with a frame focused, the document still has it.
      if (!frame.current || !document.hasFocus() || !isCovered(frame.current)) return;
      flushSync(taken);
      if (lastFocused instanceof HTMLElement) lastFocused.focus();
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
