import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DEVICE_TRUST_MS } from '#contract/constants/security.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

export type TrustedDevices = {
  isTrusted(userId: string, device: string, now: number): boolean;
  /** It is not asked for a second factor for thirty days. */
  trust(userId: string, device: string, now: number): void;
  /** Every device is asked again, or the one. */
  forget(userId: string, device?: string): void;
};

/** Devices that have passed the second factor of a member. Times are epoch ms. */
export function createTrustedDevices(db: DatabaseSync): TrustedDevices {
  const find = query(
    db,
    v.object({ until: intColumn }),
    'SELECT until FROM trusted_device WHERE user_id = ? AND device = ?',
  );
  const write = db.prepare('INSERT OR REPLACE INTO trusted_device VALUES (?, ?, ?)');
  const drop = db.prepare('DELETE FROM trusted_device WHERE user_id = ?');
  const dropOne = db.prepare('DELETE FROM trusted_device WHERE user_id = ? AND device = ?');
  return {
    isTrusted: (userId, device, now) => (find.get(userId, device)?.until ?? 0) > now,
    trust: (userId, device, now) => void write.run(userId, device, now + DEVICE_TRUST_MS),
    forget: (userId, device) => void (device === undefined ? drop.run(userId) : dropOne.run(userId, device)),
  };
}
