import { GiftSheet } from '#chat/view/gifts/gift-sheet.tsx';
import type { ChatRoomRef } from '#contract/community/room/room-ref.ts';
import { useGiftGoal } from './use-gift-goal.ts';
import { useGiftTray } from './use-giving.tsx';

type Props = { readonly room: ChatRoomRef; readonly toName: string; readonly onClose: () => void };

/** The gift sheet of phones with all it needs of the room. */
export function OpenedGiftSheet({ room, toName, onClose }: Props) {
  const trayProps = useGiftTray(room);
  const goal = useGiftGoal(room);
  return <GiftSheet {...trayProps} goal={goal} open onOpenChange={onClose} toName={toName} />;
}
