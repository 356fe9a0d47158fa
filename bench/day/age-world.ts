import type { DatabaseSync } from 'node:sqlite';
import { COMMAND_RETENTION_MS } from '#contract/calls/request-constants.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { fixturesBetween } from '#sandbox/world/matches/calendar/fixture.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';

/** Retention of match rooms, days, and messages in each. */
const ROOM_DAYS = 7;
const ROOM_MESSAGES = 300;
/** Number of commands that a busy site stores over the whole retention time. */
const COMMANDS = 200_000;

/** Begin of the measured span, epoch ms, and its length. */
type Span = { readonly from: number; readonly spanMs: number };

/** Repeats the crowd's entries of a span for every earlier one, with balances that agree. */
function ageLedger(db: DatabaseSync, spans: number, { from, spanMs }: Span): void {
  const last = Number(db.prepare('SELECT max(transfer_id) AS id FROM ledger_transfer').get()?.id);
  db.exec(`
    CREATE TEMP TABLE of_crowd AS SELECT transfer_id FROM ledger_transfer
    WHERE at >= ${from} AND (kind = 'crowdGift' OR note = 'coins bought')`);
  const transfers = db.prepare(
    `INSERT INTO ledger_transfer SELECT transfer_id + ?1, kind, at - ?2, room_no, note
     FROM ledger_transfer JOIN of_crowd USING (transfer_id)`,
  );
  const entries = db.prepare(
    `INSERT INTO ledger_entry SELECT transfer_id + ?1, account, amount
     FROM ledger_entry JOIN of_crowd USING (transfer_id)`,
  );
  for (let span = 1; span < spans; span++) {
    transfers.run(span * last, span * spanMs);
    entries.run(span * last);
  }
  db.prepare(
    `UPDATE ledger_account SET balance = balance + ?1 * coalesce((SELECT sum(amount) FROM ledger_entry
       JOIN of_crowd USING (transfer_id) WHERE ledger_entry.account = ledger_account.account), 0)`,
  ).run(spans - 1);
}

/** Rows left in the rooms of the last week's matches. */
function ageRooms(db: DatabaseSync, seed: number, now: number): void {
  const fullest = db
    .prepare('SELECT room_no FROM world_chat_message GROUP BY room_no ORDER BY count(*) DESC LIMIT 1')
    .get()?.room_no;
  const room = db.prepare('INSERT OR IGNORE INTO world_chat_room (room_no, latest_seq) VALUES (?, ?)');
  const messages = db.prepare(
    `INSERT OR IGNORE INTO world_chat_message
     SELECT ?1, row_number() OVER (ORDER BY seq), json_set(body, '$.roomNo', ?1,
       '$.seq', row_number() OVER (ORDER BY seq))
     FROM (SELECT seq, body FROM world_chat_message WHERE room_no = ?2 ORDER BY seq LIMIT ?3)`,
  );
  for (const league of LEAGUES)
    for (const { matchId } of fixturesBetween(league, [now - ROOM_DAYS * DAY_MS, now - DAY_MS], seed, 1)) {
      room.run(`m-${matchId}`, ROOM_MESSAGES);
      messages.run(`m-${matchId}`, String(fullest), ROOM_MESSAGES);
    }
}

/** Inserts commands and their ids, spread over the retention time; some are past it. */
function ageCommands(db: DatabaseSync, now: number): void {
  const spread = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${COMMANDS})`;
  const at = `CAST(${now} - i * ${(1.05 * COMMAND_RETENTION_MS) / COMMANDS} AS INTEGER)`;
  db.exec(`
    ${spread} INSERT INTO command SELECT 'u-' || (i % 997), 'coin.buy', 'r' || i, '{}', '{"coins":"1"}', ${at} FROM n;
    ${spread} INSERT INTO request_id SELECT 'u-' || (i % 997), 'r' || i, 'coin.buy', '', ${at} FROM n;`);
}

/** Fills the growing tables as if the world had run for some days at the rate of the hours that it has run. */
export function ageWorld(
  { db, world }: Pick<Sandbox, 'db' | 'world'>,
  { seed, hours, days }: { readonly seed: number; readonly hours: number; readonly days: number },
): void {
  const now = world.clock.now();
  db.exec('BEGIN');
  const spanMs = hours * HOUR_MS;
  ageLedger(db, Math.round((days * DAY_MS) / spanMs), { from: now - spanMs, spanMs });
  ageRooms(db, seed, now);
  ageCommands(db, now);
  db.exec('COMMIT; ANALYZE');
}
