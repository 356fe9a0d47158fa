import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

/** Kinds of events that an operator should review. */
export type SecurityKind =
  | 'loginFailed'
  | 'loginLocked'
  | 'secretFailed'
  | 'secretLocked'
  | 'codeFailed'
  | 'codeExpired'
  | 'factorFailed'
  | 'factorLocked'
  | 'stepUp'
  | 'recoveryRefused'
  | 'badSignature'
  | 'repeated'
  | 'foreignSession'
  | 'foreignHost'
  | 'throttled'
  | 'operator';

/** Event that occurred once or several times within a minute. */
export type SecurityEvent = {
  readonly id: number;
  readonly kind: SecurityKind;
  /** A member's name, a device's beginning, or who else it was. Never a password, a code or a token. */
  readonly who: string;
  /** Subject of the event: a call, a host, or the operator's change. */
  readonly what: string;
  /** Epoch ms of the world's clock, the last time. */
  readonly at: number;
  readonly times: number;
};

type NewEvent = Pick<SecurityEvent, 'kind' | 'who' | 'what'>;

export type SecurityLog = {
  note(event: NewEvent, now: number): void;
  /** Returns the newest events of each kind, up to a maximum, newest first. */
  list(limitPerKind?: number): readonly SecurityEvent[];
};

const acts = `
CREATE TABLE operator_act (
  act_id INTEGER PRIMARY KEY,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`;

/** Acts of operators, which outlive a restart. */
export const securityMigrations: Migrations = { name: 'security', steps: [acts] };

/** Events of one kind in memory: a flood of one kind displaces none of another. */
const EVENTS_MAX = 100;
/** Acts of operators in the database. */
const ACTS_MAX = 10_000;
const TEXT_MAX = 120;
/** Repeats of one of the last few of a kind are counted with it. */
const FOLD_AMONG = 20;
const FOLD_MS = 60_000;

const ActRow = v.object({ act_id: intColumn, who: v.string(), what: v.string(), at: intColumn });

const brief = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);

const newestFirst = (one: SecurityEvent, other: SecurityEvent) => other.at - one.at || other.id - one.id;

/** Log of operator actions. Only operators write to it, so a stranger cannot fill the disk. */
function createActs(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO operator_act (who, what, at) VALUES (?, ?, ?)');
  const trim = db.prepare(
    'DELETE FROM operator_act WHERE act_id <= (SELECT max(act_id) FROM operator_act) - ?',
  );
  const newest = query(
    db,
    ActRow,
    'SELECT act_id, who, what, at FROM operator_act ORDER BY act_id DESC LIMIT ?',
  );
  return {
    note(who: string, what: string, now: number) {
      insert.run(who, what, now);
      trim.run(ACTS_MAX);
    },
    /** The ids are negative, so that none equals that of an event in memory. */
    list: (limit: number) =>
      newest
        .all(limit)
        .map(({ act_id, ...act }) => ({ id: -act_id, kind: 'operator' as const, times: 1, ...act })),
  };
}

/** The newest events of each kind in memory, and the acts of operators in the database. */
export function createSecurityLog(db: DatabaseSync): SecurityLog {
  const eventsByKind = new Map<SecurityKind, readonly SecurityEvent[]>();
  const operators = createActs(db);
  let lastId = 0;
  const fold = (fresh: NewEvent, now: number) => {
    const events = eventsByKind.get(fresh.kind) ?? [];
    const isSame = (event: SecurityEvent) =>
      event.who === fresh.who && event.what === fresh.what && sinceMs(now, event.at) < FOLD_MS;
    const known = events.slice(0, FOLD_AMONG).find(isSame);
    if (!known) lastId += 1;
    const event = { ...fresh, id: known?.id ?? lastId, at: now, times: (known?.times ?? 0) + 1 };
    eventsByKind.set(fresh.kind, [event, ...events.filter((other) => other !== known)].slice(0, EVENTS_MAX));
  };
  return {
    note({ kind, who, what }, now) {
      if (kind === 'operator') operators.note(brief(who), brief(what), now);
      else fold({ kind, who: brief(who), what: brief(what) }, now);
    },
    list(limitPerKind = EVENTS_MAX) {
      const events = [...eventsByKind.values()].flatMap((ofKind) => ofKind.slice(0, limitPerKind));
      return [...events, ...operators.list(limitPerKind)].toSorted(newestFirst);
    },
  };
}
