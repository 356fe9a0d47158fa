import { Dialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { DialogSurface } from '../dialog/dialog-surface.tsx';
import './page-sheet.css';

export interface PageSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name; the visible head is part of the content. */
  title: string;
  /** Element focused on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** The layer itself; screens use `PageSheet`, which fetches this when needed. */
export function PageSheetPopup({ open, onOpenChange, title, initialFocus, children }: PageSheetProps) {
  return (
    <DialogSurface
      className="page-sheet"
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={initialFocus}
      described={false}
    >
      <Dialog.Title className="sr">{title}</Dialog.Title>
      {children}
    </DialogSurface>
  );
}
