import { proxy } from 'valtio';

/**
 * On the way into the composer from the start of the page: asked for by the skip link, shown once the pane it lies in is
 * open; the composer then takes the focus and nobody asks any more.
 */
export const askedComposer = proxy<{ is: 'idle' | 'asked' | 'shown' }>({ is: 'idle' });

/** Leads the keyboard into the composer of the room that is open. */
export function askForComposer(): void {
  askedComposer.is = 'asked';
}
