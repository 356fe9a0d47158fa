import { type RefObject, useEffect } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import { useSnapshot } from 'valtio';
import type { ChatStore } from './chat-store.ts';

/** Scrolls to the row somebody asked to see. The list is frozen then, so nothing pulls it away again. */
export function useReveal(store: ChatStore, list: RefObject<VirtuosoHandle | null>): void {
  const { revealing } = useSnapshot(store.state);
  useEffect(() => {
    if (revealing === null) return;
    const index = store.state.rows.findLastIndex(({ key }) => key === revealing);
    if (index >= 0) list.current?.scrollToIndex({ index, align: 'center' });
    store.revealed();
  }, [revealing, store, list]);
}
