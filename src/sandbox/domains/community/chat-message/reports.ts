import * as v from 'valibot';
import {
  nextReportState,
  REPORT_REASONS,
  REPORT_STATES,
  REPORTS_AN_HOUR,
  type ReportReason,
  type ReportState,
  type ReportVerdict,
} from '#contract/community/chat-message/report-machine.ts';
import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { ChatMessageId } from '#contract/fields/ids.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { ChatPorts } from '#sandbox/domains/community/chat/chat-ports.ts';
import { doneBy } from '#sandbox/domains/community/chat/moderation.ts';
import { requireRights, requireRoom } from '#sandbox/domains/community/chat/rooms.ts';

const ReportRow = v.object({
  messageId: ChatMessageId,
  username: v.string(),
  reason: v.picklist(REPORT_REASONS),
  at: intColumn,
  state: v.picklist(REPORT_STATES),
  reports: intColumn,
});
const StateRow = v.object({ state: v.picklist(REPORT_STATES) });

type Reporting = {
  readonly roomNo: string;
  readonly messageId: ChatMessageId;
  readonly reason: ReportReason;
};
type Settling = { readonly roomNo: string; readonly reportId: string; readonly verdict: ReportVerdict };

/** Notes in the log of a room what an admin decided about a message. */
const noter =
  (platform: ChatPorts) =>
  (roomNo: string, messageId: string, action: 'withdraw' | 'uphold' | 'dismiss', admin: Account): void => {
    const message = platform.world.rooms.find(roomNo, messageId);
    if (message === null) return;
    const { userId, username } = message;
    platform.moderations.note(roomNo, { ...doneBy(platform, admin), action, userId, username });
  };

const statements = (platform: ChatPorts) => ({
  own: query(
    platform.db,
    StateRow,
    'SELECT state FROM chat_report WHERE room_no = ? AND message_id = ? AND user_id = ?',
  ),
  lately: query(
    platform.db,
    v.object({ reports: intColumn }),
    'SELECT count(*) AS reports FROM chat_report WHERE user_id = ? AND at > ?',
  ),
  add: platform.db.prepare('INSERT INTO chat_report VALUES (?, ?, ?, ?, ?, ?, ?)'),
  /** SQLite takes the other columns from the row with the minimum `at`. */
  open: query(
    platform.db,
    ReportRow,
    `SELECT message_id AS messageId, username, reason, min(at) AS at, state, count(*) AS reports
     FROM chat_report WHERE room_no = ? AND state = 'open' GROUP BY message_id ORDER BY at DESC LIMIT 50`,
  ),
  reportState: query(
    platform.db,
    StateRow,
    'SELECT state FROM chat_report WHERE room_no = ? AND message_id = ? LIMIT 1',
  ),
  note: noter(platform),
  settle: platform.db.prepare(
    "UPDATE chat_report SET state = ? WHERE room_no = ? AND message_id = ? AND state = 'open'",
  ),
});

const isTextMessage = (message: ChatMessageWire | null): message is ChatMessageWire =>
  message?.content.msgType === 'text' && !message.withdrawn;

/** Reports of messages and what room admins decide on them. A message has one report, however many members made it. */
export function createReports(platform: ChatPorts) {
  const { world } = platform;
  const { own, lately, add, open, reportState, settle, note } = statements(platform);
  /** Removes a message from the room; open reports of it end. @throws Refusal NOT_FOUND. */
  function withdraw(roomNo: string, messageId: ChatMessageId, event: 'withdrawn' | 'uphold'): void {
    if (!isTextMessage(world.rooms.find(roomNo, messageId))) refuse('NOT_FOUND');
    settle.run(nextReportState('open', event), roomNo, messageId);
    world.rooms.amend(roomNo, [{ messageId, withdrawn: true }]);
  }

  return {
    /** Reports a message. @throws Refusal NOT_FOUND for a deleted or one's own message, CHAT_REPORTS_FULL. */
    report({ roomNo, messageId, reason }: Reporting, { userId, nickname }: Account): { state: ReportState } {
      requireRoom(platform, roomNo);
      const known = own.get(roomNo, messageId, userId);
      if (known) return known;
      const message = world.rooms.find(roomNo, messageId);
      if (!isTextMessage(message) || message.userId === userId) return refuse('NOT_FOUND');
      const now = world.clock.now();
      const reportCount = lately.get(userId, now - HOUR_MS)?.reports ?? 0;
      if (reportCount >= REPORTS_AN_HOUR) return refuse('CHAT_REPORTS_FULL');
      const state = reportState.get(roomNo, messageId)?.state ?? 'open';
      add.run(roomNo, messageId, userId, nickname, reason, now, state);
      return { state };
    },
    /** @throws Refusal CHAT_NO_RIGHTS, NOT_FOUND. */
    list(roomNo: string, admin: Account) {
      requireRights(admin);
      requireRoom(platform, roomNo);
      const list = open.all(roomNo).flatMap(({ messageId, username: by, reports: count, ...report }) => {
        const message = world.rooms.find(roomNo, messageId);
        return isTextMessage(message) ? [{ ...report, reportId: messageId, message, by, count }] : [];
      });
      return { list };
    },
    /** @throws Refusal CHAT_NO_RIGHTS, NOT_FOUND. */
    settle({ roomNo, reportId, verdict }: Settling, admin: Account): { state: ReportState } {
      requireRights(admin);
      const { state } = reportState.get(roomNo, reportId) ?? refuse('NOT_FOUND');
      const next = nextReportState(state, verdict);
      if (next === null) return { state };
      if (verdict === 'uphold') withdraw(roomNo, v.parse(ChatMessageId, reportId), verdict);
      else settle.run(next, roomNo, reportId);
      note(roomNo, reportId, verdict, admin);
      return { state: next };
    },
    /** @throws Refusal CHAT_NO_RIGHTS, NOT_FOUND. */
    withdraw(roomNo: string, messageId: ChatMessageId, admin: Account): void {
      requireRights(admin);
      requireRoom(platform, roomNo);
      withdraw(roomNo, messageId, 'withdrawn');
      note(roomNo, messageId, 'withdraw', admin);
    },
  };
}
