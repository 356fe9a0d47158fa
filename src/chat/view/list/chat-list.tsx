import './chat-list.css';
import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { useSnapshot } from 'valtio';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatStore } from '../chat-store.ts';
import { ChatRowView } from '../rows/chat-row-view.tsx';
import { t } from '../texts.ts';
import { placeIn, rowAttributes, rowId } from './place-in.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePinnedFoot } from './use-pinned-foot.ts';
import { useReadingIntent } from './use-reading-intent.ts';

/** Scrolls to the requested row. The list is frozen then, so it is not scrolled away again. */
function useReveal(store: ChatStore, list: RefObject<VirtuosoHandle | null>): void {
  const { revealing } = useSnapshot(store.state);
  useEffect(() => {
    if (revealing === null) return;
    const index = store.state.rows.findLastIndex(({ key }) => key === revealing);
    if (index >= 0) list.current?.scrollToIndex({ index, align: 'center' });
    store.revealed();
  }, [revealing, store, list]);
}

const ROW_HEIGHT = 28;
const ABOVE = <div className="chat-list__above" />;
const components = { Header: () => ABOVE, Footer: () => <div className="chat-list__below" /> };
const keyOf = (_index: number, row: ChatRow) => row.key;

/** Context a list passes to its rows: its element id, and the key of the row selected by keyboard. */
type ListContext = { readonly id: string; readonly active: string | null };

const itemOf = (_index: number, row: ChatRow, { id, active }: ListContext) => (
  <div {...rowAttributes(id, row.key)} className={row.key === active ? 'chat-item is-active' : 'chat-item'}>
    <ChatRowView row={row} />
  </div>
);

/** Returns the initial position of a restarted list: undefined for its end. */
function beginningOf({ rows, place }: ChatStore['state']) {
  const index = place === null ? -1 : rows.findIndex(({ key }) => key === place.key);
  return place === null || index < 0 ? undefined : { index, align: 'start' as const, offset: place.above };
}

/** Registers the list as the screen of the store, with the rows of the last painted frame. */
function useScreen(store: ChatStore, scroller: HTMLElement | null, rows: readonly ChatRow[]): void {
  const painted = useRef(rows);
  useLayoutEffect(() => {
    painted.current = rows;
  }, [rows]);
  useLayoutEffect(
    () =>
      store.watchScreen({
        rows: () => painted.current,
        place: () => placeIn(scroller, store.state.rows),
      }),
    [store, scroller],
  );
}

/** One generation of the list. */
function Rows({ store }: { store: ChatStore }) {
  const { rows, phase, firstIndex } = useSnapshot(store.state);
  const [beginning] = useState(() => beginningOf(store.state));
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<VirtuosoHandle>(null);
  usePinnedFoot(store, scroller, { rows, following: phase.is === 'following' });
  useScreen(store, scroller, rows);
  useReadingIntent(store, scroller);
  const { active, onKeyDown } = useListKeys(store, list);
  useReveal(store, list);
  const takeScroller = useCallback((element: HTMLElement | Window | null) => {
    setScroller(element instanceof HTMLElement ? element : null);
  }, []);
  const id = useId();
  const context = useMemo(() => ({ id, active }), [id, active]);
  const label = useMemo(() => t('chat.log'), []);
  return (
    <Virtuoso
      ref={list}
      className="chat-list"
      role="log"
      aria-live="off"
      aria-label={label}
      aria-activedescendant={active === null ? undefined : rowId(id, active)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      data={rows}
      context={context}
      firstItemIndex={firstIndex}
      computeItemKey={keyOf}
      itemContent={itemOf}
      components={components}
      followOutput={false}
      alignToBottom
      {...(beginning && { initialTopMostItemIndex: beginning })}
      defaultItemHeight={ROW_HEIGHT}
      scrollerRef={takeScroller}
    />
  );
}

/** The messages of a room, newest at the foot. */
export function ChatList({ store }: { store: ChatStore }) {
  const { generation } = useSnapshot(store.state);
  return <Rows key={generation} store={store} />;
}
