import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { liveClock } from './live-clock.ts';
import type { LiveClock } from './world-clock.ts';

/** Maximum offset of the clock from real time: dates stay within the range of calendars and texts. */
export const CLOCK_OFFSET_MAX_MS = 3_653 * DAY_MS;

/**
 * Live clock that persists its offset: after a restart, data written under the moved time is in the past and not in the
 * future.
 */
export function persistentClock(db: DatabaseSync, onFailure: (error: Error) => void): LiveClock {
  const stored = query(db, v.object({ aheadMs: intColumn }), 'SELECT ahead_ms AS aheadMs FROM world_clock');
  const note = db.prepare('INSERT OR REPLACE INTO world_clock (id, ahead_ms) VALUES (1, ?)');
  const [row] = stored.readable();
  const aheadMs = Math.max(-CLOCK_OFFSET_MAX_MS, Math.min(CLOCK_OFFSET_MAX_MS, row?.aheadMs ?? 0));
  return liveClock(onFailure, { aheadMs, onMoved: (moved) => void note.run(Math.round(moved)) });
}
