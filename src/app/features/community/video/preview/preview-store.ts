import { proxy, useSnapshot } from 'valtio';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { isSavingData } from '#core-client/storage/data-saver.ts';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import { liveVideo } from '../video-store.ts';

/** Time that a pointer must rest on a card, so that one passing over it causes no request, ms. */
const INTENT_MS = 400;

const preview = proxy<{ roomNo: ChatRoomNo | null }>({ roomNo: null });
let pointed: ChatRoomNo | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The video of this room plays in the corner already: one session is enough. */
const isInCorner = (roomNo: ChatRoomNo): boolean => {
  const { picture } = liveVideo;
  return picture !== null && chatRoomNoOf(picture.room) === roomNo;
};

const isWelcome = (): boolean => !isSavingData() && navigator.onLine && !isMotionReduced();

function show(roomNo: ChatRoomNo | null): void {
  preview.roomNo = roomNo;
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
export function usePreviewed(roomNo: ChatRoomNo | null): boolean {
  const shown = useSnapshot(preview).roomNo;
  return roomNo !== null && shown === roomNo;
}
