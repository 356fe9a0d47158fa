import { proxy } from 'valtio';

/**
 * State of a jump from the skip link at the start of the page into the composer: requested by the link, shown once its pane
 * is open; the composer then takes the focus and the request is done.
 */
export const composerJump = proxy<{ is: 'idle' | 'asked' | 'shown' }>({ is: 'idle' });

/** Leads the keyboard into the composer of the room that is open. */
export function jumpToComposer(): void {
  composerJump.is = 'asked';
}
