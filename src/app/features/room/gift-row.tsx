import { useRestriction } from '#app/core-client/restriction.ts';
import { GiftTray } from '#chat/view/gifts/gift-tray.tsx';
import type { RoomRef } from '#contract/models/room.ts';
import { useGiving } from './use-giving.tsx';
import './gift-row.css';

function Row({ room }: { room: RoomRef }) {
  const giving = useGiving(room);
  return (
    <div className="rm__gifts">
      <GiftTray {...giving} />
    </div>
  );
}

/** The gifts in a row under the stage, on wide screens; none for who rests [P.17]. */
export const GiftRow = ({ room }: { room: RoomRef }) =>
  useRestriction() === null ? <Row room={room} /> : null;
