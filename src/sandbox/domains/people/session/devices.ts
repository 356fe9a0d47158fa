import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const REMEMBER_EVERY_MS = 60_000;
/** Maximum number of rows: a stranger may claim another device with every request. */
const DEVICES_MAX = 100_000;
const FORGOTTEN_AFTER_MS = 90 * DAY_MS;

export type Devices = {
  /** Notes a device; written at most once a minute for each. */
  see(uuid: string, now: number): void;
  /** Number of devices seen in the last `ms`, accurate to a minute. */
  seenWithin(ms: number, now: number): number;
  /** Deletes devices unused for ninety days, and the oldest beyond the limit. */
  clean(now: number): void;
};

/** The devices that have sent a request, with the time of their last one. */
export function createDevices(db: DatabaseSync): Devices {
  const upsert = db.prepare(
    `INSERT INTO device (uuid, first_seen_at, last_seen_at) VALUES (?1, ?2, ?2)
     ON CONFLICT (uuid) DO UPDATE SET last_seen_at = ?2`,
  );
  const countSeen = query(
    db,
    v.object({ devices: intColumn }),
    'SELECT count(*) AS devices FROM device WHERE last_seen_at BETWEEN ? AND ?',
  );
  const dropOld = db.prepare('DELETE FROM device WHERE last_seen_at < ?');
  const trim = db.prepare(
    'DELETE FROM device WHERE uuid IN (SELECT uuid FROM device ORDER BY last_seen_at DESC LIMIT -1 OFFSET ?)',
  );
  const written = new Map<string, number>();
  return {
    seenWithin: (ms, now) => countSeen.get(now - ms, now)?.devices ?? 0,
    clean(now) {
      dropOld.run(now - FORGOTTEN_AFTER_MS);
      trim.run(DEVICES_MAX);
      for (const [uuid, at] of written) if (sinceMs(now, at) >= REMEMBER_EVERY_MS) written.delete(uuid);
    },
    see(uuid, now) {
      if (sinceMs(now, written.get(uuid)) < REMEMBER_EVERY_MS) return;
      written.set(uuid, now);
      upsert.run(uuid, now);
    },
  };
}
