import { useSyncExternalStore } from 'react';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import { isSavingData } from '#core-client/storage/data-saver.ts';
import { pictureNow } from '../picture-store.ts';

/** A pointer that only passes over a card asks for nothing. */
const INTENT_MS = 400;

const { watch, notify } = createWatchers();
let shown: ChatRoomNo | null = null;
let pointed: ChatRoomNo | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The picture of this room plays in the corner already: one session is enough. */
const isInCorner = (roomNo: ChatRoomNo): boolean => {
  const { picture } = pictureNow();
  return picture !== null && chatRoomNoOf(picture.room) === roomNo;
};

const isWelcome = (): boolean =>
  !isSavingData() && navigator.onLine && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function show(roomNo: ChatRoomNo | null): void {
  if (shown === roomNo) return;
  shown = roomNo;
  notify();
}

/** The mouse rests on the card of a room: its picture is shown after a moment, and that of any other card ends. */
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

/** Is the picture of this room to be seen on its card? Never of two rooms at once. */
export const usePreviewed = (roomNo: ChatRoomNo | null): boolean =>
  useSyncExternalStore(watch, () => roomNo !== null && shown === roomNo);
