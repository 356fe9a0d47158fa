import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import type { AlertDialogProps } from './alert-dialog-popup.tsx';

/** Fetches the question's code ahead of its first opening. */
export const loadAlertDialog = () =>
  import('./alert-dialog-popup.tsx').then((module) => module.AlertDialogPopup);

const AlertDialogPopup = lazyPart(loadAlertDialog);

/** A question that must be answered: Esc declines, a press beside it does nothing. Light until opened. */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <AlertDialogPopup {...props} />
    </OnceOpened>
  );
}
