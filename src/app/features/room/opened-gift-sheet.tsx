import { GiftSheet } from '#chat/view/gifts/gift-sheet.tsx';
import type { RoomRef } from '#contract/models/room.ts';
import { useGiving } from './use-giving.ts';

type Props = { readonly room: RoomRef; readonly toName: string; readonly onClose: () => void };

/** The gift sheet of phones with all it needs of the room. */
export function OpenedGiftSheet({ room, toName, onClose }: Props) {
  const giving = useGiving(room);
  return <GiftSheet {...giving} open onOpenChange={onClose} toName={toName} />;
}
