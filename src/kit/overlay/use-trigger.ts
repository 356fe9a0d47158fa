import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';

/** Props of the button that opens a popup. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** A popup hung on its trigger. */
export interface AnchoredPopup {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  /** True if a key opened it, until it has seen to that. */
  byKeyboard: RefObject<boolean>;
}

/**
 * The state of a popup and the props of the button that opens it. The popup's code is fetched as soon as the
 * button is pointed at or focused.
 */
export function useTrigger(popup: 'menu' | 'dialog', preload: () => Promise<unknown>) {
  const [open, onOpenChange] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const fetchAhead = () => {
    // The press loads it again, and shows the failure.
    preload().catch(() => undefined);
  };
  const openDownwards = (event: KeyboardEvent) => {
    if (popup !== 'menu' || plainKey(event) !== 'ArrowDown') return;
    event.preventDefault();
    byKeyboard.current = true;
    onOpenChange(true);
  };
  const toggle = (event: MouseEvent) => {
    byKeyboard.current = event.detail === 0;
    onOpenChange(!open);
  };
  const triggerProps: TriggerProps = {
    ref: anchor,
    'aria-haspopup': popup,
    'aria-expanded': open,
    onClick: toggle,
    onKeyDown: openDownwards,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  };
  const anchored: AnchoredPopup = { open, onOpenChange, anchor, byKeyboard };
  return { triggerProps, anchored };
}
