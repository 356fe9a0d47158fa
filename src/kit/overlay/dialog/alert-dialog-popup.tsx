import { type ReactNode, useRef } from 'react';
import { Button } from '#kit/action/button.tsx';
import { DialogHead, type DialogTexts } from './dialog-head.tsx';
import { DialogSurface } from './dialog-surface.tsx';

export interface AlertDialogProps extends DialogTexts {
  open: boolean;
  /** A verb with its object, never a bare "OK" where money or loss is at stake. */
  confirmLabel: string;
  onConfirm: () => void;
  /** Without it there is no option to decline: Esc confirms. */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Action of Esc, where it is neither of the two. */
  onDismiss?: (() => void) | undefined;
  /** Button with the initial focus: the one that loses no data. */
  focus?: 'confirm' | 'cancel' | undefined;
  /** The confirmed action is under way: until it has ended nothing declines it any more. */
  busy?: boolean | undefined;
  /** True if it may be closed while busy: the screen shows how the action ends. */
  leavable?: boolean | undefined;
  children?: ReactNode;
}

/** The question itself; screens use `AlertDialog`, which fetches this when needed. */
export function AlertDialogPopup(props: AlertDialogProps) {
  const {
    open,
    confirmLabel,
    onConfirm,
    cancelLabel,
    onCancel,
    onDismiss,
    focus = 'confirm',
    busy = false,
    leavable = false,
    children,
    ...words
  } = props;
  const firstFocus = useRef<HTMLButtonElement>(null);
  const isShut = busy && !leavable;
  const leave = onDismiss ?? (cancelLabel === undefined ? onConfirm : onCancel);
  return (
    <DialogSurface
      className="dialog"
      role="alertdialog"
      open={open}
      onOpenChange={(next) => next || isShut || leave?.()}
      initialFocus={firstFocus}
      lightDismiss={false}
      described={words.description !== undefined}
    >
      <DialogHead {...words} />
      {children}
      <div className="dialog__actions">
        {cancelLabel !== undefined && (
          <Button ref={focus === 'cancel' ? firstFocus : null} held={isShut} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          ref={focus === 'confirm' ? firstFocus : null}
          variant="primary"
          loading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </DialogSurface>
  );
}
