import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { GIFT_REVENUE, giverWallet, issueOf } from '#sandbox/domains/ground/ledger/account-names.ts';
import { CROWD_PURCHASE } from '#sandbox/domains/ground/ledger/fold-crowd-gifts.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { RoomStore } from '#sandbox/world/rooms/room-store.ts';
import type { AnchorSupport } from './anchor-support.ts';

const AT_ONCE = 100_000;

/** Crowd member, and the whole coins they gave. */
type CrowdGiver = {
  readonly userId: string;
  readonly username: string;
  readonly avatar: string;
  readonly level: number;
  readonly coins: bigint;
};

/**
 * Books gifts of crowd members in a room. `anchorRoomId` is the anchor whose fans they become, null in a room without a
 * host. `at`: epoch ms.
 */
export type CrowdBooking = (booking: {
  readonly roomNo: string;
  readonly anchorRoomId: string | null;
  readonly at: number;
  readonly givers: readonly CrowdGiver[];
}) => void;

type Ports = { readonly db: DatabaseSync; readonly ledger: Ledger; readonly support: AnchorSupport };

/** Creates the booking of the crowd's gifts: each member buys the coins and gives them. */
export function createCrowdBooking({ db, ledger, support }: Ports): CrowdBooking {
  const meet = db.prepare(
    'INSERT OR REPLACE INTO giver (user_id, username, avatar, level) VALUES (?, ?, ?, ?)',
  );
  return ({ roomNo, anchorRoomId, at, givers }) => {
    for (const { userId, username, avatar, level, coins } of givers) {
      meet.run(userId, username, avatar, level);
      ledger.open(giverWallet(userId), 'COIN', false);
      if (anchorRoomId !== null) support.add(anchorRoomId, userId, coins);
    }
    const sum = givers.reduce((all, { coins }) => all + coins, 0n);
    const each = (sign: bigint) =>
      givers.map(({ userId, coins }) => ({ account: giverWallet(userId), amount: sign * coins }));
    const bought = [{ account: issueOf('COIN'), amount: -sum }, ...each(1n)];
    ledger.book({ kind: 'opening', at, roomNo: null, note: CROWD_PURCHASE, entries: bought });
    const entries = [...each(-1n), { account: GIFT_REVENUE, amount: sum }];
    ledger.book({ kind: 'crowdGift', at, roomNo, note: `gifts of ${givers.length}`, entries });
  };
}

type CrowdGiftPorts = {
  readonly db: DatabaseSync;
  readonly rooms: RoomStore;
  readonly book: CrowdBooking;
  /** Returns the anchor whose fans the givers in a room become; null without a host. */
  readonly anchorIdOf: (roomNo: string) => string | null;
};

/**
 * Books the crowd's gifts in a room since the last time, from the room's own messages. Called periodically, and before a
 * ranking is computed, so that a gift storm costs little.
 */
export function createCrowdGifts({ db, rooms, book, anchorIdOf }: CrowdGiftPorts) {
  const read = query(db, v.object({ seq: intColumn }), 'SELECT seq FROM booked_gifts WHERE room_no = ?');
  const note = db.prepare('INSERT OR REPLACE INTO booked_gifts (room_no, seq) VALUES (?, ?)');
  const isMember = db.prepare('SELECT 1 FROM member WHERE user_id = ?');

  const giversOf = (messages: readonly ChatMessageWire[]): readonly CrowdGiver[] => {
    const last = messages.at(-1);
    if (!last || isMember.get(last.userId)) return [];
    const { userId, username, avatar, level } = last;
    const coins = messages.reduce((sum, { content }) => sum + coinsOf(content), 0n);
    return [{ userId, username, avatar, level, coins }];
  };

  return (roomNo: string): void => {
    const { list, latestSeq } = rooms.after(roomNo, read.get(roomNo)?.seq ?? 0, AT_ONCE);
    if (list.length === 0) return;
    const gifts = list.filter(({ content }) => coinsOf(content) > 0n);
    transaction(db, () => {
      const givers = [...Map.groupBy(gifts, ({ userId }) => userId).values()].flatMap(giversOf);
      const at = gifts.at(-1)?.at;
      if (at !== undefined && givers.length > 0)
        book({ roomNo, anchorRoomId: anchorIdOf(roomNo), at, givers });
      note.run(roomNo, latestSeq);
    });
  };
}

const coinsOf = (content: ChatMessageWire['content']): bigint =>
  content.msgType === 'giftPush' ? BigInt(content.price) * BigInt(content.count) : 0n;
