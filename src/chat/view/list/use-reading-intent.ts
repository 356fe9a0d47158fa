import { useEffect } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import type { ChatStore } from '../chat-store.ts';

const NEAR_FOOT_PX = 50;
const NEAR_HEAD_PX = 400;
const UP_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp', 'Home']);
const DOWN_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'PageDown', ' ']);

type Direction = 'up' | 'down';

const MIDDLE = 1;
/** Width of an overlay scrollbar, px: it takes no layout space; it is as wide as a finger or a pointer can hit. */
const OVERLAY_BAR_PX = 16;

/** Reports whether a press is on a scrollbar, beside the rows or over them: there it hits the list itself, not a row. */
function isOverBar(el: HTMLElement, { offsetX }: PointerEvent): boolean {
  if (offsetX >= el.clientWidth) return true;
  const hasOwnRoom = el.offsetWidth - el.clientWidth >= OVERLAY_BAR_PX / 2;
  return !hasOwnRoom && offsetX >= el.clientWidth - OVERLAY_BAR_PX;
}

const footDistance = (el: HTMLElement) => el.scrollHeight - el.clientHeight - el.scrollTop;

/** Scrolling without a wheel, a finger or a key: by the scrollbar, or the auto-scroll that a middle click starts. */
type Hold = { onBar: boolean; rolling: boolean };

const isReading = ({ state }: ChatStore) => state.phase.is === 'reading';

const isHeld = ({ onBar, rolling }: Hold) => onBar || rolling;

function pressed(hold: Hold, el: HTMLElement, event: PointerEvent): void {
  // Any click ends what a middle click began.
  hold.rolling = event.button === MIDDLE && !hold.rolling;
  hold.onBar = event.target === el && isOverBar(el, event);
}

/**
 * Derives follow mode from input events, never from the scroll position: scrolling up by wheel, touch, key or scrollbar
 * freezes the list; scrolling down to its end resumes following.
 */
function watchIntent(el: HTMLElement, store: ChatStore): () => void {
  let lastTop = el.scrollTop;
  let direction: Direction = 'down';
  let touchY = 0;
  const hold: Hold = { onBar: false, rolling: false };
  const controller = new AbortController();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => el.addEventListener(type, listener, { passive: true, signal: controller.signal });

  const readOnAtFoot = () => {
    // The next scroll at the foot tries again.
    if (isReading(store) && footDistance(el) <= NEAR_FOOT_PX) store.readOn().catch(() => undefined);
  };
  const move = (towards: Direction) => {
    direction = towards;
    if (towards === 'down') readOnAtFoot();
    else if (el.scrollHeight > el.clientHeight) store.freeze();
  };
  listen('wheel', ({ deltaY }) => {
    if (deltaY !== 0) move(deltaY < 0 ? 'up' : 'down');
  });
  listen('touchstart', ({ touches }) => {
    touchY = touches[0]?.clientY ?? 0;
  });
  listen('touchmove', ({ touches }) => {
    const y = touches[0]?.clientY ?? touchY;
    if (y !== touchY) move(y > touchY ? 'up' : 'down');
    touchY = y;
  });
  listen('keydown', (event) => {
    hold.rolling = false;
    if (UP_KEYS.has(plainKey(event))) move('up');
    else if (DOWN_KEYS.has(plainKey(event))) move('down');
  });
  listen('pointerdown', (event) => {
    pressed(hold, el, event);
    // The list is frozen from pointer down on: otherwise it would scroll back to the end before the first move event.
    if (isHeld(hold) && el.scrollHeight > el.clientHeight) store.freeze();
  });
  listen('pointerup', () => {
    if (hold.onBar) readOnAtFoot();
    hold.onBar = false;
  });
  listen('scroll', () => {
    const moved = el.scrollTop - lastTop;
    lastTop = el.scrollTop;
    if (isHeld(hold) && moved !== 0) move(moved < 0 ? 'up' : 'down');
    else if (direction === 'down' && moved > 0) readOnAtFoot();
    // The next scroll at the head tries again.
    if (isReading(store) && el.scrollTop < NEAR_HEAD_PX) store.readBack().catch(() => undefined);
  });
  return () => controller.abort();
}

/** Freezes the list during a text selection, so that it does not move away. */
function watchSelection(el: HTMLElement, store: ChatStore): () => void {
  const onSelectionChange = () => {
    const selection = document.getSelection();
    if (selection !== null && !selection.isCollapsed && el.contains(selection.anchorNode)) store.freeze();
  };
  document.addEventListener('selectionchange', onSelectionChange);
  return () => document.removeEventListener('selectionchange', onSelectionChange);
}

export function useReadingIntent(store: ChatStore, scroller: HTMLElement | null): void {
  useEffect(() => {
    if (scroller === null) return;
    const stops = [watchIntent(scroller, store), watchSelection(scroller, store)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, scroller]);
}
