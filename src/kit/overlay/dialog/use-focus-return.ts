import { type RefObject, useRef } from 'react';

/**
 * Handlers for a Radix layer that has no trigger of its own: remembers what had the focus when it opened, moves
 * it to `initialFocus` if given, and brings it back on closing.
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
