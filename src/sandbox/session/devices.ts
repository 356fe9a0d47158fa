import type { DatabaseSync } from 'node:sqlite';

const REMEMBER_EVERY_MS = 60_000;

export type Devices = {
  /** Notes a device; written at most once a minute for each. */
  see(uuid: string, now: number): void;
};

export function createDevices(db: DatabaseSync): Devices {
  const upsert = db.prepare(
    `INSERT INTO device (uuid, first_seen_at, last_seen_at) VALUES (?1, ?2, ?2)
     ON CONFLICT (uuid) DO UPDATE SET last_seen_at = ?2`,
  );
  const written = new Map<string, number>();
  return {
    see(uuid, now) {
      if (now - (written.get(uuid) ?? Number.NEGATIVE_INFINITY) < REMEMBER_EVERY_MS) return;
      written.set(uuid, now);
      upsert.run(uuid, now);
    },
  };
}
