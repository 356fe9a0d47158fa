import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, use } from 'react';
import { OverlayHost } from '../overlay-host.ts';
import { useFocusReturn } from './use-focus-return.ts';
import './dialog.css';

interface DialogSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Takes the focus on opening; otherwise the first control does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Whether a press beside it closes it. */
  lightDismiss?: boolean | undefined;
  /** Whether there is a description inside, to be read after the title. */
  described: boolean;
  children: ReactNode;
}

/** The ground of dialogs and sheets: shade, focus kept in and given back, Esc, page behind held still. */
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
