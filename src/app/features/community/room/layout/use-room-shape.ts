import { type CSSProperties, useSyncExternalStore } from 'react';
import { type RoomShape, roomShapeOf } from './room-shape.ts';

/** What a keyboard lies over, at least, px: less is a bar of the browser that comes and goes. */
const KEYBOARD_PX = 80;

/** The height that can be seen, px. Zooming in with two fingers takes nothing away from it. */
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

/** How the parts of a room lie in the present window. */
export const useRoomShape = (): RoomShape => useSyncExternalStore(watch, read);

/** Most browsers make the page smaller for their keyboard. Where it lies over the page, this is what is left, px. */
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
