import { useSyncExternalStore } from 'react';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import { isSavingData } from '#core-client/storage/data-saver.ts';
import { videoNow } from '../video-store.ts';

/** Time that a pointer must rest on a card, so that one passing over it causes no request, ms. */
const INTENT_MS = 400;

const { watch, notify } = createWatchers();
let shown: ChatRoomNo | null = null;
let pointed: ChatRoomNo | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The video of this room plays in the corner already: one session is enough. */
const isInCorner = (roomNo: ChatRoomNo): boolean => {
  const { picture } = videoNow();
  return picture !== null && chatRoomNoOf(picture.room) === roomNo;
};

const isWelcome = (): boolean =>
  !isSavingData() && navigator.onLine && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function show(roomNo: ChatRoomNo | null): void {
  if (shown === roomNo) return;
  shown = roomNo;
  notify();
}

/** Registers the mouse on the card of a room: its video is shown after a moment, and that of any other card closes. */
export function pointAt(roomNo: ChatRoomNo): void {
  clearTimeout(timer);
  pointed = roomNo;
  show(null);
  if (!isWelcome() || isInCorner(roomNo)) return;
  timer = setTimeout(() => show(roomNo), INTENT_MS);
}

/** The mouse has left the card of a room. */
export function pointAway(roomNo: ChatRoomNo): void {
  if (pointed !== roomNo) return;
  clearTimeout(timer);
  pointed = null;
  show(null);
}

/** Reports whether the video of this room is shown on its card, never for two rooms at once. */
export const usePreviewed = (roomNo: ChatRoomNo | null): boolean =>
  useSyncExternalStore(watch, () => roomNo !== null && shown === roomNo);
