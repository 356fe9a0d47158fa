import type { LineTrouble } from '#contract/community/video/video-view.ts';

/** A request as it is. Times in ms, sizes in bytes. */
export type Waiting = {
  readonly elapsedMs: number;
  /** Since the last byte, or since it was asked. */
  readonly quietMs: number;
  readonly loaded: number;
  /** Null while unknown. */
  readonly total: number | null;
  /** What is loaded beyond the picture that is seen. */
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
/** A segment that is so near its end is not overtaken by one that is asked for from its beginning. */
const NEARLY_MS = 600;
/** The second line is asked while so much is left to show. */
const RESERVE_MS = 800;

/** Should the same piece be asked for on a second line, and what is wrong with the first? Null: it may go on. */
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
