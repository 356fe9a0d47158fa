import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** A modal dialog hides everything below it from screen readers. */
const isCovered = (frame: Element): boolean => frame.closest('[aria-hidden="true"]') !== null;

/**
 * Keeps the keyboard focus on this page while any dialog covers the frame. A page in a frame takes the focus by focusing
 * its window, even where the frame is inert or hidden, and does so again whenever it is taken back: a page that does this
 * under a dialog has to be removed, which `onFocusLost` does.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>, onFocusLost: () => void): void {
  const notifyFocusLost = useEffectEvent(onFocusLost);
  useEffect(() => {
    let lastFocused: Element | null = null;
    const follow = () => {
      if (frame.current) frame.current.inert = isCovered(frame.current);
    };
    const rememberFocus = () => {
      if (document.activeElement !== frame.current) lastFocused = document.activeElement;
    };
    const guard = () => {
      // Another window may have the focus, then this document has none; with a frame focused, the document still has it.
      if (!frame.current || !document.hasFocus() || !isCovered(frame.current)) return;
      flushSync(notifyFocusLost);
      if (lastFocused instanceof HTMLElement) lastFocused.focus();
    };
    const covers = new MutationObserver(follow);
    covers.observe(document.body, { attributes: true, attributeFilter: ['aria-hidden'], subtree: true });
    document.addEventListener('focusin', rememberFocus);
    window.addEventListener('blur', guard);
    return () => {
      covers.disconnect();
      document.removeEventListener('focusin', rememberFocus);
      window.removeEventListener('blur', guard);
    };
  }, [frame]);
}
