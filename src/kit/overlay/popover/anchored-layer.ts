import type { AnchoredPopup } from '../use-trigger.ts';

/** Position of a popup relative to its trigger. */
export interface Placement {
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Handlers of a popup: the trigger itself closes it, and has the focus again afterwards. */
export function anchoredLayer({ anchor }: AnchoredPopup) {
  return {
    sideOffset: 8,
    collisionPadding: 8,
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      anchor.current?.focus();
    },
  };
}
