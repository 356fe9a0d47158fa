import { randomBytes } from 'node:crypto';
import type { BoardRowWire } from '#contract/play/board/schema.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';

/** Changes of a list since a cursor. */
export type BoardNews = {
  readonly cursor: string;
  /** The cursor is none of this list’s, or too old. */
  readonly stale: boolean;
  readonly list: readonly BoardRowWire[];
  readonly gone: readonly string[];
};

/** List that records when each of its rows changed. */
export type BoardChanges = {
  /** Replaces the rows with the current ones. */
  update(rows: readonly BoardRowWire[]): void;
  readonly cursor: string;
  readonly rows: readonly BoardRowWire[];
  since(cursor: string): BoardNews;
};

type Entry = { readonly row: BoardRowWire; readonly as: string; readonly seq: number };

/** Number of departures retained; a client that missed more has to load the whole list again. */
const DEPARTURES_MAX = 400;

/** Fields that make a row count as changed. Clocks run by themselves, viewers count only when another field changes. */
const tellingOf = (row: BoardRowWire): string =>
  JSON.stringify([
    row.clockPhase,
    row.clockPeriod,
    row.homeScore,
    row.visitScore,
    row.startAt,
    row.anchorStatus,
    row.anchorInfo.map(({ anchorRoomId }) => anchorRoomId),
    row.mainMarkets,
  ]);

/** Departures from a list, with their sequence numbers. */
function departures() {
  let removed: readonly { readonly matchId: string; readonly seq: number }[] = [];
  let floor = 0;
  return {
    /** Departures before this one are forgotten. */
    get floor() {
      return floor;
    },
    note(matchId: string, seq: number) {
      removed = [...removed, { matchId, seq }];
      if (removed.length <= DEPARTURES_MAX) return;
      floor = removed[0]?.seq ?? floor;
      removed = removed.slice(1);
    },
    since: (seq: number) => removed.filter((each) => each.seq > seq).map(({ matchId }) => matchId),
  };
}

export function createBoardChanges(): BoardChanges {
  const id = randomBytes(6).toString('hex');
  const entries = new Map<string, Entry>();
  const departed = departures();
  let seq = 0;
  const cursor = () => `${id}.${seq}`;

  function applyRow(row: BoardRowWire): void {
    const as = tellingOf(row);
    const last = entries.get(row.matchId);
    const isSame = last?.as === as;
    if (!isSame) seq += 1;
    entries.set(row.matchId, { row, as, seq: isSame ? last.seq : seq });
  }

  return {
    update(rows) {
      const there = new Set(rows.map(({ matchId }) => matchId));
      for (const matchId of [...entries.keys()].filter((each) => !there.has(each))) {
        seq += 1;
        entries.delete(matchId);
        departed.note(matchId, seq);
      }
      for (const row of rows) applyRow(row);
    },
    get cursor() {
      return cursor();
    },
    get rows() {
      return [...entries.values()].map(({ row }) => row);
    },
    since(clientCursor) {
      const [listId, sentSeq = ''] = clientCursor.split('.');
      const after = Number(sentSeq);
      const isKnown = listId === id && NUMERIC_ID.test(sentSeq) && after >= departed.floor && after <= seq;
      if (!isKnown) return { cursor: cursor(), stale: true, list: [], gone: [] };
      const list = [...entries.values()].filter((entry) => entry.seq > after).map(({ row }) => row);
      const gone = departed.since(after).filter((matchId) => !entries.has(matchId));
      return { cursor: cursor(), stale: false, list, gone };
    },
  };
}
