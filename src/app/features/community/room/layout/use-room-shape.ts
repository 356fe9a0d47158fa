import { type CSSProperties, useSyncExternalStore } from 'react';
import { type RoomShape, roomShapeOf } from './room-shape.ts';

/** Smallest height taken for a keyboard, px: less is a browser bar that appears and disappears. */
const KEYBOARD_PX = 80;

/** Returns the visible height, px. Pinch zoom does not reduce it. */
function seenHeight(): number {
  const seen = window.visualViewport;
  return seen ? Math.round(seen.height * seen.scale) : window.innerHeight;
}

function watch(changed: () => void): () => void {
  const seen = window.visualViewport;
  window.addEventListener('resize', changed);
  seen?.addEventListener('resize', changed);
  seen?.addEventListener('scroll', changed);
  return () => {
    window.removeEventListener('resize', changed);
    seen?.removeEventListener('resize', changed);
    seen?.removeEventListener('scroll', changed);
  };
}

const read = (): RoomShape => roomShapeOf(window.innerWidth, seenHeight());

/** Returns the room layout for the current window. */
export const useRoomShape = (): RoomShape => useSyncExternalStore(watch, read);

/** Returns the height left beside the keyboard, px, where it overlays the page; most browsers shrink the page for it. */
function readBesideKeyboard(): string | null {
  const height = seenHeight();
  if (window.innerHeight - height < KEYBOARD_PX) return null;
  return `${height},${Math.round(window.visualViewport?.offsetTop ?? 0)}`;
}

/** Keeps a room in the part of the window that a keyboard leaves. */
export function useKeyboardSpace(): CSSProperties | undefined {
  const left = useSyncExternalStore(watch, readBesideKeyboard);
  if (left === null) return undefined;
  const [height, top] = left.split(',');
  const style: Record<`--${string}`, string> = { '--seen-h': `${height}px`, '--seen-top': `${top}px` };
  return style;
}
