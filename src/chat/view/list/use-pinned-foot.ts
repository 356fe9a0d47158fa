import { useCallback, useEffect, useLayoutEffect } from 'react';
import type { ChatStore } from '../chat-store.ts';

/** The element that is as high as all rows together: by its box, padding included, and by a margin of corrections. */
const ITEM_LIST = '[data-testid="virtuoso-item-list"]';

/** What the list was last rendered with; a new one is a reason to look at the foot again. */
type Shown = { readonly rows: unknown; readonly following: boolean };

/**
 * Keeps the foot of the list in sight while the reader follows: after every change of the rows, of their height and of
 * the box around them, before the frame is painted. It writes `scrollTop` and nothing else: a scroll asked of the list
 * stays armed for a while and pulls back a reader who has just begun to scroll up.
 */
export function usePinnedFoot(
  store: ChatStore,
  scroller: HTMLElement | null,
  { rows, following }: Shown,
): void {
  const pin = useCallback(() => {
    if (store.state.following && scroller !== null) scroller.scrollTop = scroller.scrollHeight;
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
