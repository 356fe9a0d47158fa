import { useState } from 'react';
import type { ChatRoomRef } from '#contract/community/room/room-ref.ts';
import { useRestriction } from '#core-client/session.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import type { RoomContent } from '../content/room-content.ts';
import { t } from '../texts.ts';
import './gift-button.css';

/** Whom the gifts of a room go to, by name: its anchor, the first one who casts its match, or the home side. */
export const giftReceiver = ({ anchor, detail }: RoomContent): string =>
  anchor?.nickname ?? detail?.match.anchors[0]?.nickname ?? t('room.homeSide');

const OpenedGiftSheet = lazyPart(() =>
  import('./opened-gift-sheet.tsx').then((file) => file.OpenedGiftSheet),
);

/** Button beside the composer that opens the gifts in a bottom sheet, where there is no room for them; none for a restricted member [P.17]. */
export function GiftButton({ room, toName }: { room: ChatRoomRef; toName: string }) {
  const [open, setOpen] = useState(false);
  if (useRestriction() !== null) return null;
  return (
    <>
      <IconButton
        icon="gift"
        iconSize={21}
        label={t('room.gifts')}
        className="room__gift"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <OptionalPart missing={<MissingPart />}>
          <OpenedGiftSheet room={room} toName={toName} onClose={() => setOpen(false)} />
        </OptionalPart>
      ) : null}
    </>
  );
}
