import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { LOTTERY_DRAW_STATES } from '#contract/activity/draw-states.table.ts';
import { LOTTERY_METHODS } from '#contract/activity/schema/kinds/lottery.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, jsonColumn, query } from '#sandbox/db/query.ts';

const draws = `
CREATE TABLE lottery_draw (
  draw_no INTEGER PRIMARY KEY,
  state TEXT NOT NULL,
  open_at INTEGER NOT NULL,
  close_at INTEGER NOT NULL,
  draw_at INTEGER NOT NULL,
  seed TEXT NOT NULL,
  commitment TEXT NOT NULL,
  issued INTEGER NOT NULL,
  crowd INTEGER NOT NULL,
  list_hash TEXT NOT NULL,
  winners TEXT NOT NULL
) STRICT;
CREATE TABLE lottery_ticket (
  draw_no INTEGER NOT NULL REFERENCES lottery_draw,
  number INTEGER NOT NULL,
  user_id TEXT NOT NULL,
  way TEXT NOT NULL,
  at INTEGER NOT NULL,
  rank INTEGER,
  PRIMARY KEY (draw_no, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX lottery_ticket_by_member ON lottery_ticket (user_id, draw_no);
CREATE TABLE lottery_growth (
  draw_no INTEGER NOT NULL REFERENCES lottery_draw,
  at INTEGER NOT NULL,
  issued INTEGER NOT NULL,
  PRIMARY KEY (draw_no, at)
) STRICT, WITHOUT ROWID;
`;

/** Weekly draws, the tickets of members in them, and how the list grew. */
export const lotteryMigrations: Migrations = { name: 'lottery', steps: [draws] };

const DrawRow = v.object({
  draw_no: intColumn,
  state: v.picklist(LOTTERY_DRAW_STATES),
  open_at: intColumn,
  close_at: intColumn,
  draw_at: intColumn,
  seed: v.string(),
  commitment: v.string(),
  /** Tickets are numbered from 1 to it, without a gap. */
  issued: intColumn,
  /** Number of the crowd's tickets among them. */
  crowd: intColumn,
  /** Blank until the list is closed. */
  list_hash: v.string(),
  /** Numbers in the order they were drawn. */
  winners: jsonColumn(v.array(v.number())),
});
export type DrawRow = v.InferOutput<typeof DrawRow>;

const TicketRow = v.object({
  draw_no: intColumn,
  number: intColumn,
  user_id: v.string(),
  way: v.picklist(LOTTERY_METHODS),
  at: intColumn,
  rank: v.nullable(intColumn),
});
type TicketRow = v.InferOutput<typeof TicketRow>;

const GrowthRow = v.object({ at: intColumn, issued: intColumn });

export type LotteryStore = ReturnType<typeof createLotteryStore>;

function drawReads(db: DatabaseSync) {
  const draw = query(db, DrawRow, 'SELECT * FROM lottery_draw WHERE draw_no = ?');
  const undrawn = query(db, DrawRow, `SELECT * FROM lottery_draw WHERE state <> 'drawn' ORDER BY draw_no`);
  const drawn = query(
    db,
    DrawRow,
    `SELECT * FROM lottery_draw WHERE state = 'drawn' ORDER BY draw_no DESC LIMIT ?`,
  );
  const growth = query(db, GrowthRow, 'SELECT at, issued FROM lottery_growth WHERE draw_no = ? ORDER BY at');
  const lastGrowth = query(
    db,
    GrowthRow,
    'SELECT at, issued FROM lottery_growth WHERE draw_no = ? ORDER BY at DESC LIMIT 1',
  );
  return {
    /** Returns the time the length of the list was last recorded; null before. */
    grownAt: (drawNo: number) => lastGrowth.get(drawNo)?.at ?? null,
    draw: (drawNo: number) => draw.get(drawNo) ?? null,
    undrawn: () => undrawn.all(),
    /** The newest first. */
    drawn: (limit: number) => drawn.all(limit),
    growth: (drawNo: number) => growth.all(drawNo),
  };
}

function ticketReads(db: DatabaseSync) {
  const ofMember = query(
    db,
    TicketRow,
    'SELECT * FROM lottery_ticket WHERE user_id = ? AND draw_no = ? ORDER BY number',
  );
  const ofDraw = query(db, TicketRow, 'SELECT * FROM lottery_ticket WHERE draw_no = ? ORDER BY number');
  return {
    ticketsOf: (userId: string, drawNo: number) => ofMember.all(userId, drawNo),
    /** Returns members' tickets; all other numbers are the crowd's. */
    ticketsIn: (drawNo: number) => ofDraw.all(drawNo),
  };
}

/** Rows of draws and tickets. */
export function createLotteryStore(db: DatabaseSync) {
  const insert = db.prepare(`INSERT INTO lottery_draw VALUES (?, 'open', ?, ?, ?, ?, ?, 0, 0, '', '[]')`);
  const update = db.prepare(
    `UPDATE lottery_draw SET state = ?, close_at = ?, draw_at = ?, issued = ?, crowd = ?, list_hash = ?, winners = ?
     WHERE draw_no = ?`,
  );
  const ticket = db.prepare('INSERT INTO lottery_ticket VALUES (?, ?, ?, ?, ?, NULL)');
  const win = db.prepare('UPDATE lottery_ticket SET rank = ? WHERE draw_no = ? AND number = ?');
  const grow = db.prepare('INSERT OR REPLACE INTO lottery_growth VALUES (?, ?, ?)');
  return {
    ...drawReads(db),
    ...ticketReads(db),
    open(row: Pick<DrawRow, 'draw_no' | 'open_at' | 'close_at' | 'draw_at' | 'seed' | 'commitment'>) {
      insert.run(row.draw_no, row.open_at, row.close_at, row.draw_at, row.seed, row.commitment);
    },
    update(row: DrawRow): DrawRow {
      const { state, close_at, draw_at, issued, crowd, list_hash, draw_no } = row;
      const winners = JSON.stringify(row.winners);
      update.run(state, close_at, draw_at, issued, crowd, list_hash, winners, draw_no);
      return row;
    },
    addTicket({ draw_no, number, user_id, way, at }: Omit<TicketRow, 'rank'>) {
      ticket.run(draw_no, number, user_id, way, at);
    },
    win: (drawNo: number, number: number, rank: number) => void win.run(rank, drawNo, number),
    noteGrowth: (drawNo: number, at: number, issued: number) => void grow.run(drawNo, at, issued),
  };
}
