import * as v from 'valibot';
import type { GiftGoalWire } from '#contract/community/gift/schema.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { anchorOfRoom } from '#sandbox/domains/community/chat/rooms.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { BY_THE_PLATFORM } from '#sandbox/world/rooms/room-store.ts';
import type { GiftPorts } from './gift-ports.ts';
import { type GoalPlan, type GoalStep, goalAfter, stepsReached } from './goal-plan.ts';

/** A session with a goal: whose, since when, towards what, and the rooms whose gifts count. */
type Session = {
  readonly anchorRoomId: string;
  readonly since: number;
  readonly plan: GoalPlan;
  readonly rooms: readonly string[];
};

const SumRow = v.object({ raised: v.bigint(), mine: v.bigint() });
const ReachedRow = v.object({ step: intColumn, title: v.string(), target: v.bigint(), at: intColumn });

const SUM = `SELECT coalesce(-sum(amount), 0) AS raised,
    coalesce(-sum(CASE WHEN account = ? THEN amount ELSE 0 END), 0) AS mine
  FROM ledger_transfer JOIN ledger_entry USING (transfer_id)
  WHERE room_no = ? AND at >= ? AND kind IN ('gift', 'crowdGift') AND amount < 0`;

/** The rooms whose gifts are an anchor's: their own, and that of the match they host. */
function roomsOf({ world }: GiftPorts, anchorRoomId: string, matchId: string | null): readonly string[] {
  const hosts = matchId !== null && world.matches.find(matchId)?.anchorRoomId === anchorRoomId;
  return [`a-${anchorRoomId}`, ...(hosts ? [`m-${matchId}`] : [])];
}

/** The session whose goal a room shows; null without an anchor on air, or one who has no goal. */
function sessionOf(platform: GiftPorts, roomNo: string): Session | null {
  const anchor = anchorOfRoom(platform, roomNo);
  if (!anchor) return null;
  const { anchorRoomId, matchId } = anchor;
  const onAirSince = platform.world.anchors.onAirSince(anchorRoomId);
  const { plan, since } = platform.giftGoals.of(anchorRoomId);
  if (onAirSince === null || plan === null) return null;
  return {
    anchorRoomId,
    plan,
    since: Math.max(onAirSince, since),
    rooms: roomsOf(platform, anchorRoomId, matchId),
  };
}

/** Creates the store of a session's reached goals, so that each is announced once. */
function createReached({ db, world }: GiftPorts) {
  const last = query(
    db,
    ReachedRow,
    `SELECT step, title, target, at FROM gift_goal_reached WHERE anchor_room_id = ? AND since = ?
     ORDER BY step DESC LIMIT 1`,
  );
  const insert = db.prepare('INSERT INTO gift_goal_reached VALUES (?, ?, ?, ?, ?, ?)');
  const announce = (rooms: readonly string[], { title }: GoalStep) => {
    for (const roomNo of rooms) {
      const text = `本场礼物目标达成：${title}`;
      world.rooms.append(roomNo, { ...BY_THE_PLATFORM, content: { msgType: 'text', text } });
    }
  };
  return {
    last: ({ anchorRoomId, since }: Session) => last.get(anchorRoomId, since),
    note({ anchorRoomId, since, plan, rooms }: Session, from: number, to: number): void {
      const at = world.clock.now();
      transaction(db, () => {
        for (let step = from; step < to; step += 1) {
          const { title, target } = goalAfter(plan, step);
          insert.run(anchorRoomId, since, step, title, target, at);
        }
        announce(rooms, goalAfter(plan, to - 1));
      });
    },
  };
}

/**
 * Creates the goals of rooms, computed from the ledger: the total given in a session's rooms since it began. Reading a goal
 * that has just been reached records and announces it in the rooms, once; the next one follows from it.
 */
export function createGiftGoals(platform: GiftPorts) {
  const sum = query(platform.db, SumRow, SUM);
  const reached = createReached(platform);
  const totalsOf = ({ rooms, since }: Session, userId: string | null) => {
    const wallet = userId === null ? '' : memberWallet(userId, 'COIN');
    const total = { raised: 0n, mine: 0n };
    for (const roomNo of rooms) {
      platform.bookCrowdGifts(roomNo);
      const { raised, mine } = sum.get(wallet, roomNo, since) ?? { raised: 0n, mine: 0n };
      total.raised += raised;
      total.mine += mine;
    }
    return total;
  };
  /** @param userId the requesting member; null for a guest */
  return (roomNo: string, userId: string | null): GiftGoalWire | null => {
    const session = sessionOf(platform, roomNo);
    if (!session) return null;
    const { raised, mine } = totalsOf(session, userId);
    const step = stepsReached(session.plan, raised);
    const known = (reached.last(session)?.step ?? -1) + 1;
    if (step > known) reached.note(session, known, step);
    const last = reached.last(session);
    const { title, target } = goalAfter(session.plan, step);
    return {
      title,
      target: target.toString(),
      raised: raised.toString(),
      mine: userId === null ? null : mine.toString(),
      step,
      reached: last ? { title: last.title, target: last.target.toString(), at: last.at } : null,
    };
  };
}
