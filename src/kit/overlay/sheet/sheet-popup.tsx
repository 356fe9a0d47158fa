import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { DialogSurface } from '../dialog/dialog-surface.tsx';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /**
   * Whether the title is only read aloud, for content that begins with its own head; the close button is placed over that
   * head.
   */
  titleHidden?: boolean | undefined;
  closeLabel: string;
  /** True if the sheet is dark regardless of the page's colour mode, as the stage it belongs to. */
  dark?: boolean | undefined;
  children: ReactNode;
}

/** The sheet itself; screens use `Sheet`, which fetches this when needed. */
export function SheetPopup(props: SheetProps) {
  const { open, onOpenChange, title, titleHidden = false, closeLabel, dark, children } = props;
  return (
    <DialogSurface
      className={dark ? 'sheet sheet--dark' : 'sheet'}
      open={open}
      onOpenChange={onOpenChange}
      described={false}
    >
      <header className={titleHidden ? 'sheet__head sheet__head--over' : 'sheet__head'}>
        <Dialog.Title className={titleHidden ? 'sr' : 'dialog__title'}>{title}</Dialog.Title>
        <IconButton icon="x" size="sm" label={closeLabel} onClick={() => onOpenChange(false)} />
      </header>
      <div className={titleHidden ? 'sheet__body sheet__body--bare' : 'sheet__body'}>{children}</div>
    </DialogSurface>
  );
}
