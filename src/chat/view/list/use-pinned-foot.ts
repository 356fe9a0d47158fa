import { useCallback, useEffect, useLayoutEffect } from 'react';
import type { ChatStore } from '../chat-store.ts';

/** The element that is as high as all rows together: by its box, padding included, and by a margin of corrections. */
const ITEM_LIST = '[data-testid="virtuoso-item-list"]';

/** Values of the last render of the list; a change is a reason to check its end again. */
type Shown = { readonly rows: unknown; readonly following: boolean };

/**
 * Keeps the end of the list in view while the reader follows: after every change of the rows, of their height and of the
 * surrounding box, before the frame is painted. Only `scrollTop` is written: a scroll requested through the list component
 * stays active for a while and pulls back a reader who has just started to scroll up.
 */
export function usePinnedFoot(
  store: ChatStore,
  scroller: HTMLElement | null,
  { rows, following }: Shown,
): void {
  const pin = useCallback(() => {
    if (store.state.phase.is === 'following' && scroller !== null) scroller.scrollTop = scroller.scrollHeight;
  }, [store, scroller]);
  useLayoutEffect(() => {
    if (following && rows !== null) pin();
  }, [pin, rows, following]);
  useEffect(() => {
    if (scroller === null) return;
    const boxes = new ResizeObserver(pin);
    const margins = new MutationObserver(pin);
    boxes.observe(scroller);
    for (const list of scroller.querySelectorAll(ITEM_LIST)) {
      boxes.observe(list, { box: 'border-box' });
      margins.observe(list, { attributeFilter: ['style'] });
    }
    return () => {
      boxes.disconnect();
      margins.disconnect();
    };
  }, [scroller, pin]);
}
