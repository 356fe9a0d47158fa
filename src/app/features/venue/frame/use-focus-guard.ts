import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard on this page while something is over the frame: a page in a frame can take it by focusing itself,
 * even from under a dialog.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>, guarding: boolean): void {
  useEffect(() => {
    if (!guarding) return;
    let kept: Element | null = null;
    const keep = () => {
      if (document.activeElement !== frame.current) kept = document.activeElement;
    };
    const takeBack = () => {
      if (document.activeElement !== frame.current) return;
      frame.current?.blur();
      if (kept instanceof HTMLElement) kept.focus();
    };
    document.addEventListener('focusin', keep);
    window.addEventListener('blur', takeBack);
    return () => {
      document.removeEventListener('focusin', keep);
      window.removeEventListener('blur', takeBack);
    };
  }, [frame, guarding]);
}
