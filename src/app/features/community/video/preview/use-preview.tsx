import { type PointerEvent, type ReactNode, useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { isSavingData } from '#core-client/storage/data-saver.ts';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { liveVideo } from '../video-store.ts';

const LivePreview = lazyPart(() => import('./live-preview.tsx').then((file) => file.LivePreview));

type Pointing = {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
};

/** Time that a pointer must rest on a card, so that one passing over it causes no request, ms. */
const INTENT_MS = 400;

const preview = proxy<{ roomNo: ChatRoomNo | null }>({ roomNo: null });
let pointed: ChatRoomNo | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The video of this room plays in the corner already: one session is enough. */
const isInCorner = (roomNo: ChatRoomNo): boolean => {
  const { video } = liveVideo;
  return video !== null && chatRoomNoOf(video.room) === roomNo;
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

/**
 * Provides the live video on the card of a room while a mouse rests on it: muted, and small. `room` is null where there is
 * no video.
 * @returns the video, to be rendered in the card, and the card's event handlers
 */
export function usePreview(room: RoomRef | null): {
  readonly preview: ReactNode;
  readonly pointing: Pointing;
} {
  const roomNo = room && chatRoomNoOf(room);
  const shown = usePreviewed(roomNo);
  useEffect(() => (roomNo === null ? undefined : () => pointAway(roomNo)), [roomNo]);
  const preview =
    shown && room ? (
      <OptionalPart>
        <LivePreview room={room} />
      </OptionalPart>
    ) : null;
  const pointing: Pointing = {
    onPointerEnter: ({ pointerType }) => {
      if (roomNo !== null && pointerType === 'mouse') pointAt(roomNo);
    },
    onPointerLeave: () => {
      if (roomNo !== null) pointAway(roomNo);
    },
  };
  return { preview, pointing };
}
