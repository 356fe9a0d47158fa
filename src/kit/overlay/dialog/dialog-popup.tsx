import { type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { classNames } from '#kit/class-names.ts';
import { DialogBusy } from './dialog-busy.ts';
import { DialogHead, type DialogTexts } from './dialog-head.tsx';
import { DialogSurface } from './dialog-surface.tsx';

export interface DialogProps extends DialogTexts {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the close button; without it neither a button nor Esc closes the dialog, and an action must. */
  closeLabel?: string | undefined;
  /** Buttons at the foot, side by side. */
  actions?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** True if a press beside it closes it. Not for a dialog with a form, whose text would be lost. */
  lightDismiss?: boolean | undefined;
  /** Whether its request is in progress, during which neither the close button nor Esc closes it. A form inside reports this itself. */
  busy?: boolean | undefined;
  /** Over every other dialog. */
  topmost?: boolean | undefined;
  /** Room for two things side by side. */
  wide?: boolean | undefined;
  children?: ReactNode;
}

/** The dialog itself; screens use `Dialog`, which fetches this when needed. */
export function DialogPopup({
  closeLabel,
  actions,
  children,
  open,
  onOpenChange,
  initialFocus,
  lightDismiss = false,
  busy = false,
  topmost,
  wide,
  ...words
}: DialogProps) {
  const [formIsBusy, setFormIsBusy] = useState(false);
  const isBusy = busy || formIsBusy;
  const change = (next: boolean) => {
    if (next || (!isBusy && closeLabel !== undefined)) onOpenChange(next);
  };
  return (
    <DialogSurface
      className={classNames('dialog', topmost && 'dialog--topmost', wide && 'dialog--wide')}
      open={open}
      onOpenChange={change}
      initialFocus={initialFocus}
      lightDismiss={lightDismiss}
      described={words.description !== undefined}
    >
      <DialogHead {...words}>
        {closeLabel !== undefined && (
          <IconButton
            icon="x"
            size="sm"
            label={closeLabel}
            className="dialog__close"
            aria-disabled={isBusy || undefined}
            onClick={() => change(false)}
          />
        )}
      </DialogHead>
      <DialogBusy value={setFormIsBusy}>{children}</DialogBusy>
      {actions !== undefined && <div className="dialog__actions">{actions}</div>}
    </DialogSurface>
  );
}
