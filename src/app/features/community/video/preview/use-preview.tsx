import { type PointerEvent, type ReactNode, useEffect } from 'react';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { pointAt, pointAway, usePreviewed } from './preview-store.ts';

const LivePreview = lazyPart(() => import('./live-preview.tsx').then((file) => file.LivePreview));

type Pointing = {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
};

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
