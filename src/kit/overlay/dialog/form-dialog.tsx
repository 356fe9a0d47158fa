import type { FormEvent, ReactNode } from 'react';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Dialog } from './dialog.tsx';
import { useDialogBusy } from './dialog-busy.ts';
import type { DialogTexts } from './dialog-head.tsx';

interface DialogFormProps {
  submitLabel: string;
  /** True if it is being submitted: further presses are ignored, and the dialog stays open. */
  busy: boolean;
  onSubmit: (event: FormEvent) => unknown;
  className?: string | undefined;
  /** Label of a button beside the submit button that closes the dialog. */
  laterLabel?: string | undefined;
  onLater?: (() => void) | undefined;
  /** Content below the submit button. */
  below?: ReactNode;
  /** Fields, one under the other. */
  children: ReactNode;
}

/** A form in a dialog: its fields, and the button that submits them. */
export function DialogForm({
  submitLabel,
  busy,
  onSubmit,
  className,
  below,
  children,
  ...later
}: DialogFormProps) {
  useDialogBusy(busy);
  const submit = (event: FormEvent) => {
    // A portal's events reach the React parents of the dialog, which may include another form.
    event.stopPropagation();
    onSubmit(event);
  };
  return (
    <form className={classNames('dialog__form', className)} onSubmit={submit} noValidate>
      {children}
      {later.laterLabel === undefined ? (
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {submitLabel}
        </Button>
      ) : (
        <div className="dialog__actions">
          <Button held={busy} onClick={later.onLater}>
            {later.laterLabel}
          </Button>
          <Button type="submit" variant="primary" loading={busy}>
            {submitLabel}
          </Button>
        </div>
      )}
      {below}
    </form>
  );
}

interface FormDialogProps extends DialogTexts, Omit<DialogFormProps, 'onLater'> {
  /** Accessible name of the close button; without it only the form closes the dialog. */
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
  /** Over every other dialog. */
  topmost?: boolean | undefined;
}

/** A dialog with one form. */
export function FormDialog({
  title,
  description,
  icon,
  closeLabel,
  onClose = () => undefined,
  topmost,
  ...form
}: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      topmost={topmost}
      icon={icon}
      title={title}
      description={description}
      closeLabel={closeLabel}
    >
      <DialogForm {...form} onLater={onClose} />
    </Dialog>
  );
}
