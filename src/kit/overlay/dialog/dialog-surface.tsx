import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, use, useRef } from 'react';
import { OverlayHost } from '../overlay-host.ts';
import './dialog.css';

/**
 * Handlers for a Radix layer without a trigger: store the focused element on opening, move focus to `initialFocus` if
 * given, and restore it on closing.
 */
function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>) {
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

interface DialogSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Element focused on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** True if a press beside it closes it. */
  lightDismiss?: boolean | undefined;
  /** True if the content includes a description, to be read after the title. */
  described: boolean;
  children: ReactNode;
}

/** Base surface of dialogs and sheets: backdrop, focus trap, focus return, Esc, and scroll lock of the page behind. */
export function DialogSurface(props: DialogSurfaceProps) {
  const {
    open,
    onOpenChange,
    className,
    role = 'dialog',
    initialFocus,
    lightDismiss = true,
    described,
    children,
  } = props;
  const host = use(OverlayHost);
  const focus = useFocusReturn(initialFocus);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={host}>
        <Dialog.Overlay className="shade">
          <Dialog.Content
            {...focus}
            {...(described ? {} : { 'aria-describedby': undefined })}
            className={className}
            role={role}
            aria-modal="true"
            onInteractOutside={(event) => {
              if (!lightDismiss || isToast(event.target)) event.preventDefault();
            }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest('.toasts') !== null;
}
