import * as v from 'valibot';
import type { Account } from '#sandbox/base/account.ts';
import { sinceMs } from '#sandbox/base/since.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { ChatPorts } from './chat-ports.ts';
import { draftBy, requireRoom } from './rooms.ts';

const GREET_EVERY_MS = 600_000;

/** Shows the room that a member came, at most once in ten minutes; every level, the client splits the tiers [6.08]. */
export function createGreeter(platform: ChatPorts) {
  const { db, world } = platform;
  const last = query(
    db,
    v.object({ at: intColumn }),
    'SELECT at FROM greeting WHERE room_no = ? AND user_id = ?',
  );
  const note = db.prepare('INSERT OR REPLACE INTO greeting (room_no, user_id, at) VALUES (?, ?, ?)');
  return (roomNo: string, account: Account): void => {
    requireRoom(platform, roomNo);
    const now = world.clock.now();
    const greetedAt = last.get(roomNo, account.userId)?.at;
    if (sinceMs(now, greetedAt) < GREET_EVERY_MS || world.rooms.status(roomNo).status !== 1) return;
    note.run(roomNo, account.userId, now);
    world.rooms.append(roomNo, draftBy(account, { msgType: 'welcome' }));
  };
}
