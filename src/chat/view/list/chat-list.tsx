import './chat-list.css';
import {
  type KeyboardEvent,
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
import { plainKey } from '#kit/a11y/plain-key.ts';
import type { ChatStore } from '../chat-store.ts';
import { ChatRowView } from '../rows/chat-row-view.tsx';
import { t } from '../texts.ts';
import { positionIn, rowAttributes, rowElement, rowId } from './row-element.ts';
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
function beginningOf({ rows, position }: ChatStore['state']) {
  const index = position === null ? -1 : rows.findIndex(({ key }) => key === position.key);
  return position === null || index < 0
    ? undefined
    : { index, align: 'start' as const, offset: position.above };
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
        position: () => positionIn(scroller, store.state.rows),
      }),
    [store, scroller],
  );
}

/** The element that is as high as all rows together: by its box, padding included, and by a margin of corrections. */
const ITEM_LIST = '[data-testid="virtuoso-item-list"]';

/** Values of the last render of the list; a change is a reason to check its end again. */
type Shown = { readonly rows: unknown; readonly following: boolean };

/**
 * Keeps the end of the list in view while the reader follows: after every change of the rows, of their height and of the
 * surrounding box, before the frame is painted. Only `scrollTop` is written: a scroll requested through the list component
 * stays active for a while and pulls back a reader who has just started to scroll up.
 */
function usePinnedFoot(store: ChatStore, scroller: HTMLElement | null, { rows, following }: Shown): void {
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

/** Returns the target of the next step from the active row: up from the end when none is active. */
function stepFrom(store: ChatStore, active: string | null, step: -1 | 1): number {
  const { rows } = store.state;
  const at = active === null ? rows.length : rows.findLastIndex(({ key }) => key === active);
  return Math.min(rows.length - 1, Math.max(0, (at < 0 ? rows.length : at) + step));
}

/**
 * Keyboard reading: the arrows move through the rows of a list that is then frozen, Enter opens the actions of the row, End
 * returns to the newest.
 */
function useListKeys(store: ChatStore, list: RefObject<VirtuosoHandle | null>) {
  const [active, setActive] = useState<string | null>(null);
  const moveActive = (step: -1 | 1) => {
    store.freeze();
    const index = stepFrom(store, active, step);
    setActive(store.state.rows[index]?.key ?? null);
    list.current?.scrollIntoView({ index, behavior: 'auto' });
  };
  const act = (event: KeyboardEvent<HTMLElement>) => {
    const row = active === null ? null : rowElement(event.currentTarget, active);
    const button = row?.querySelector('button');
    if (!button || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    button.click();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = plainKey(event);
    switch (key) {
      case 'ArrowUp':
      case 'ArrowDown':
        event.preventDefault();
        moveActive(key === 'ArrowUp' ? -1 : 1);
        break;
      case 'Enter':
        act(event);
        break;
      case 'End':
        event.preventDefault();
        setActive(null);
        store.resume();
        break;
      default:
    }
  };
  return { active, onKeyDown };
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
  const attachScroller = useCallback((element: HTMLElement | Window | null) => {
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
      scrollerRef={attachScroller}
    />
  );
}

/** The messages of a room, newest at the foot. */
export function ChatList({ store }: { store: ChatStore }) {
  const { generation } = useSnapshot(store.state);
  return <Rows key={generation} store={store} />;
}
