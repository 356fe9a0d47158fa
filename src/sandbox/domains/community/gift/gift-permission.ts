import type { Account } from '#sandbox/base/account.ts';
import { requireRoom } from '#sandbox/domains/community/chat/rooms.ts';
import { ALLOWED, coinPermission, type Permission } from '#sandbox/domains/money/coin/buy-coins.ts';
import type { GiftPorts } from './gift-ports.ts';

/**
 * Returns whether this member may give here [6.03]: `newcomer` has no phone bound yet, `blocked` is muted in the room,
 * `roomClosed` accepts no gifts now. The coin balance is not part of the permission. @throws Refusal NOT_FOUND.
 */
export function giftPermission(platform: GiftPorts, roomNo: string, account: Account): Permission {
  requireRoom(platform, roomNo);
  const { rooms } = platform.world;
  if (rooms.status(roomNo).status !== 1) return { allowed: false, reason: 'roomClosed' };
  const owned = coinPermission(account);
  if (!owned.allowed) return owned;
  if (rooms.mutedUntil(roomNo, account.userId) !== null) return { allowed: false, reason: 'blocked' };
  return ALLOWED;
}
