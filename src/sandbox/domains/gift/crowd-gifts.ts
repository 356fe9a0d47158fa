import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { ChatMessageWire } from '#contract/models/chat-message.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { GIFT_REVENUE, giverWallet, issueOf } from '#sandbox/domains/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import type { RoomStore } from '#sandbox/world/rooms/room-store.ts';

const AT_ONCE = 100_000;

/**
 * Books what the crowd has given in a room since the last time, from the room's own messages: each giver buys the coins
 * and gives them. Called now and then, and before a rank is drawn up, so that a gift storm costs little.
 */
export function createCrowdGifts(db: DatabaseSync, ledger: Ledger, rooms: RoomStore) {
  const read = query(db, v.object({ seq: intColumn }), 'SELECT seq FROM booked_gifts WHERE room_no = ?');
  const note = db.prepare('INSERT OR REPLACE INTO booked_gifts (room_no, seq) VALUES (?, ?)');
  const meet = db.prepare(
    'INSERT OR REPLACE INTO giver (user_id, username, avatar, level) VALUES (?, ?, ?, ?)',
  );
  const isMember = db.prepare('SELECT 1 FROM member WHERE user_id = ?');

  const bookGiver = (roomNo: string, messages: readonly ChatMessageWire[]) => {
    const last = messages.at(-1);
    if (!last || isMember.get(last.userId)) return;
    const coins = messages.reduce((sum, { content }) => sum + coinsOf(content), 0n);
    const wallet = giverWallet(last.userId);
    meet.run(last.userId, last.username, last.avatar, last.level);
    ledger.open(wallet, 'COIN', false);
    const entries = [
      { account: issueOf('COIN'), amount: -coins },
      { account: wallet, amount: coins },
    ];
    const at = last.at;
    ledger.book({ kind: 'opening', at, roomNo: null, note: 'coins bought', entries });
    const given = [
      { account: wallet, amount: -coins },
      { account: GIFT_REVENUE, amount: coins },
    ];
    ledger.book({ kind: 'crowdGift', at, roomNo, note: `${messages.length} gifts`, entries: given });
  };

  return (roomNo: string): void => {
    const { list, latestSeq } = rooms.after(roomNo, read.get(roomNo)?.seq ?? 0, AT_ONCE);
    if (list.length === 0) return;
    const gifts = list.filter(({ content }) => coinsOf(content) > 0n);
    transaction(db, () => {
      for (const messages of Map.groupBy(gifts, ({ userId }) => userId).values()) bookGiver(roomNo, messages);
      note.run(roomNo, latestSeq);
    });
  };
}

const coinsOf = (content: ChatMessageWire['content']): bigint =>
  content.msgType === 'giftPush' ? BigInt(content.price) * BigInt(content.count) : 0n;
