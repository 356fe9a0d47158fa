import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import type { DialogProps } from './dialog-popup.tsx';

/** Fetches the dialog's code ahead of its first opening. */
export const loadDialog = () => import('./dialog-popup.tsx').then((module) => module.DialogPopup);

const DialogPopup = lazyPart(loadDialog);

/** A window over the page, at most 400 px wide; a sheet from the bottom on a phone. Light until opened. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <DialogPopup {...props} />
    </OnceOpened>
  );
}
