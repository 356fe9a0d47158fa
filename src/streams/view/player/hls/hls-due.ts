import type { LineTrouble } from '#contract/community/video/video-view.ts';

/** A request as it is. Times in ms, sizes in bytes. */
export type Waiting = {
  readonly elapsedMs: number;
  /** Time since the last byte, or since the request. */
  readonly quietMs: number;
  readonly loaded: number;
  /** Null while unknown. */
  readonly total: number | null;
  /** Buffer ahead of the playhead. */
  readonly aheadMs: number;
  readonly isPlaylist: boolean;
  /** Time the origin may hold the playlist back until it has grown, ms; 0 for one that is answered at once. */
  readonly heldMs: number;
};

/** A playlist is small: a line that needs longer for one is in trouble. */
const PLAYLIST_MS = 600;
/** Allowance beyond the hold time of a playlist that is held back. */
const HELD_GRACE_MS = 1_000;
const EARLIEST_MS = 350;
const LATEST_MS = 1_200;
const QUIET_MS = 600;
/** Remaining time below which a segment is not overtaken by one that is requested from its beginning. */
const NEARLY_MS = 600;
/** Buffer at which the second line is requested. */
const RESERVE_MS = 800;

/** Returns the trouble for which the same resource should be requested on a second line. Null: the request may continue. */
export function dueFor(waiting: Waiting): Exclude<LineTrouble, 'broke'> | null {
  const { elapsedMs, quietMs, loaded, total, aheadMs, isPlaylist, heldMs } = waiting;
  const kind = loaded === 0 || quietMs > QUIET_MS ? 'silent' : 'slow';
  if (isPlaylist) {
    const limitMs = heldMs > 0 ? heldMs + HELD_GRACE_MS : PLAYLIST_MS;
    return elapsedMs >= limitMs ? kind : null;
  }
  if (elapsedMs < Math.max(EARLIEST_MS, Math.min(LATEST_MS, aheadMs - RESERVE_MS))) return null;
  if (kind === 'silent') return kind;
  if (total === null) return elapsedMs >= 2 * LATEST_MS ? kind : null;
  const leftMs = (elapsedMs / loaded) * (total - loaded);
  return leftMs > Math.max(NEARLY_MS, aheadMs - RESERVE_MS) ? kind : null;
}
