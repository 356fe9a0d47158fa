import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a dialog above everything, including a full-screen frame, and keeps it open: a second press of Esc closes a dialog
 * regardless of its `cancel` handler, so it is opened again. A page in a frame may take the keyboard focus; it is taken
 * back [P.08].
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLButtonElement | null>,
): void {
  // A layout effect is cleaned up before the dialog leaves the page, so that closing it restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const open = () => {
      if (!shown.isConnected || shown.open) return;
      shown.showModal();
      first.current?.focus();
    };
    const stay = (event: Event) => event.preventDefault();
    const back = () => first.current?.focus();
    open();
    shown.addEventListener('cancel', stay);
    shown.addEventListener('close', open);
    window.addEventListener('blur', back);
    return () => {
      shown.removeEventListener('cancel', stay);
      shown.removeEventListener('close', open);
      window.removeEventListener('blur', back);
      shown.close();
    };
  }, [dialog, first]);
}
