import { type RefObject, useRef } from 'react';

/**
 * Handlers for a Radix layer without a trigger: store the focused element on opening, move focus to `initialFocus` if
 * given, and restore it on closing.
 */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (initialFocus?.current == null) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
