import { awaitForFirstRender } from '#app/page/first-render.ts';
import { AnchorRoom } from './anchor-room.tsx';
import { MatchRoom } from './match-room.tsx';
import { roomAhead } from './room-ahead.ts';
import { RoomMissing } from './room-missing.tsx';
import { type RoomAddress, useRoomAddress } from './use-room.ts';
import { useRoomAhead } from './use-room-ahead.ts';
import './room.css';

awaitForFirstRender(roomAhead(location));

/** A live room: picture or animation, chat, gifts, prices [2.11]. */
export function RoomScreen() {
  const address = useRoomAddress();
  return address ? <Room address={address} /> : <RoomMissing />;
}

function Room({ address }: { address: RoomAddress }) {
  useRoomAhead(address);
  const { room } = address;
  return room.kind === 'match' ? (
    <MatchRoom key={room.matchId} matchId={room.matchId} address={address} />
  ) : (
    <AnchorRoom key={room.anchorRoomId} anchorRoomId={room.anchorRoomId} address={address} />
  );
}
