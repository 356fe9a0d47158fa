import { GiftTray } from '#chat/view/gifts/gift-tray.tsx';
import type { RoomRef } from '#contract/models/room.ts';
import { useGiving } from './use-giving.ts';
import './gift-row.css';

/** The gifts in a row under the stage, on wide screens. */
export function GiftRow({ room }: { room: RoomRef }) {
  const giving = useGiving(room);
  return (
    <div className="rm__gifts">
      <GiftTray {...giving} />
    </div>
  );
}
