import { AnchorRoom } from './anchor-room.tsx';
import { MatchRoom } from './match-room.tsx';
import { RoomMissing } from './room-missing.tsx';
import { useRoomAddress } from './use-room.ts';
import './room.css';

/** A live room: picture or animation, chat, gifts, prices [2.11]. */
export function RoomScreen() {
  const address = useRoomAddress();
  if (!address) return <RoomMissing />;
  const { room } = address;
  return room.kind === 'match' ? (
    <MatchRoom key={room.matchId} matchId={room.matchId} address={address} />
  ) : (
    <AnchorRoom key={room.anchorRoomId} anchorRoomId={room.anchorRoomId} address={address} />
  );
}
