import { useState } from 'react';
import { core } from '#app/link/core.ts';
import { askToLogIn } from '#app/link/login-prompt-store.ts';
import { giftConfig, giftPermission } from '#app/link/queries.ts';
import { useCall } from '#app/link/query.ts';
import { newRequestId } from '#app/link/request-id.ts';
import { useSession } from '#app/link/session.ts';
import { useCoins } from '#app/link/topics.ts';
import type { GivePorts } from '#chat/view/gifts/gift-ports.ts';
import type { GiftTrayProps } from '#chat/view/gifts/gift-tray.tsx';
import type { RoomRef } from '#contract/models/room.ts';
import { chatRoomNoOf } from '#contract/rules/room-address.ts';

const givePorts = (room: RoomRef): GivePorts => ({
  give: async (giftId, count, requestId) => core.gift.give(room, giftId, count, requestId),
  newRequestId,
  askToLogIn,
});

/** Gifts, coins and whether this member may give here [6.03]: all the tray needs. */
export function useGiving(room: RoomRef): GiftTrayProps {
  const session = useSession();
  const coins = useCoins() ?? null;
  const member = session.is === 'member';
  const gifts = useCall(giftConfig, {});
  const permission = useCall(giftPermission, { roomNo: chatRoomNoOf(room) }, { enabled: member });
  const [ports] = useState(() => givePorts(room));
  return {
    gifts: gifts.data?.list ?? null,
    coins: member ? coins : null,
    guest: session.is === 'guest',
    closed: permission.data?.reason ?? null,
    ports,
  };
}
