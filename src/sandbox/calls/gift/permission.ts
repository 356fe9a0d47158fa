import { requireRoom } from '#sandbox/calls/chat/rooms.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Account } from '#sandbox/session/accounts.ts';

type Permission = {
  readonly allowed: boolean;
  readonly reason: 'blocked' | 'roomClosed' | 'newcomer' | null;
};

/**
 * May this member give here [6.03]: `newcomer` has no phone bound yet, `blocked` is muted in the room, `roomClosed` takes
 * no gifts now. Having too few coins is no matter of permission. @throws Refusal NOT_FOUND.
 */
export function giftPermission(platform: Platform, roomNo: string, account: Account): Permission {
  requireRoom(platform, roomNo);
  const { rooms } = platform.world;
  if (rooms.status(roomNo).status !== 1) return { allowed: false, reason: 'roomClosed' };
  if (!account.hasPhone) return { allowed: false, reason: 'newcomer' };
  if (rooms.mutedUntil(roomNo, account.userId) !== null) return { allowed: false, reason: 'blocked' };
  return { allowed: true, reason: null };
}
