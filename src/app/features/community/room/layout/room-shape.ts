import { type CSSProperties, useSyncExternalStore } from 'react';

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
  const visibleArea = useSyncExternalStore(watch, readBesideKeyboard);
  if (visibleArea === null) return undefined;
  const [height, top] = visibleArea.split(',');
  const style: Record<`--${string}`, string> = { '--seen-h': `${height}px`, '--seen-top': `${top}px` };
  return style;
}

/**
 * Layout of a room's parts in a window. panes: beside each other. beside: the chat is next to the video. turned: the video
 * fills a phone in landscape, and the chat is shown over it. short: a keyboard leaves little height, so that the video is a
 * strip. upright: video, score and chat one under the other.
 */
export type RoomShape = 'panes' | 'beside' | 'turned' | 'short' | 'upright';

/** From here on a room has panes on both sides of its stage or on one. */
const PANES_FROM_PX = 1_024;
const BESIDE_FROM_PX = 720;
const TURNED_FROM_PX = 560;
const TURNED_UP_TO_PX = 440;
const SHORT_BELOW_PX = 600;

/** The shape of a room in the part of the window that can be seen, in CSS pixels. */
export function roomShapeOf(width: number, height: number): RoomShape {
  if (width >= PANES_FROM_PX) return 'panes';
  if (width >= TURNED_FROM_PX && height <= TURNED_UP_TO_PX) return 'turned';
  if (width >= BESIDE_FROM_PX && width > height) return 'beside';
  return height < SHORT_BELOW_PX ? 'short' : 'upright';
}
