import type { LineFailure } from '#contract/community/video/video-view.ts';
import { fetchPiece, type HlsLeg, type HlsLoss, type HlsPiece, type PieceFormat } from './hls-fetch.ts';
import type { HlsLines } from './hls-lines.ts';
import { reachesFurther } from './hls-playlists.ts';

const CHECK_EVERY_MS = 100;
/** Time limit of the second response for a playlist, ms. */
const OPINION_MS = 1_000;

export type RaceRequest = {
  readonly address: string;
  readonly range: string | null;
  readonly format: PieceFormat;
  readonly isPlaylist: boolean;
  readonly timeoutMs: number;
};

export type Outcome = {
  came(piece: HlsPiece, leg: HlsLeg): void;
  lost(loss: HlsLoss): void;
  late(): void;
};

/** Parameter of an address whose playlist is answered as soon as it has grown. */
const BLOCKING = '_HLS_msn';

const textOf = ({ bytes }: HlsPiece) => new TextDecoder().decode(bytes);

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
export function dueFor(waiting: Waiting): Exclude<LineFailure, 'broke'> | null {
  const { elapsedMs, quietMs, loaded, total, aheadMs, isPlaylist, heldMs } = waiting;
  const kind = loaded === 0 || quietMs > QUIET_MS ? 'silent' : 'slow';
  if (isPlaylist) {
    const limitMs = heldMs > 0 ? heldMs + HELD_GRACE_MS : PLAYLIST_MS;
    return elapsedMs >= limitMs ? kind : null;
  }
  if (elapsedMs < Math.max(EARLIEST_MS, Math.min(LATEST_MS, aheadMs - RESERVE_MS))) return null;
  if (kind === 'silent') return kind;
  if (total === null) return elapsedMs >= 2 * LATEST_MS ? kind : null;
  const remainingMs = (elapsedMs / loaded) * (total - loaded);
  return remainingMs > Math.max(NEARLY_MS, aheadMs - RESERVE_MS) ? kind : null;
}

/** One piece, from the line in use and, when that is late, from the standby line too: the first whole answer wins. */
export class HlsRace {
  readonly #lines: HlsLines;
  readonly #asked: RaceRequest;
  readonly #outcome: Outcome;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #startedAt = performance.now();
  readonly #path: string;
  /** Time the origin may hold the playlist back, ms. */
  readonly #heldMs: number;
  #main: HlsLeg | null = null;
  #standby: HlsLeg | null = null;
  #mainUrl: string | null = null;
  #standbyUrl = '';
  /** Reason for which the standby line was requested. */
  #why: LineFailure | null = null;
  #loss: HlsLoss | null = null;
  /** Playlist of the line in use that should have grown; it is used when no line has a better one. */
  #stale: { readonly piece: HlsPiece; readonly at: number } | null = null;
  #over = false;

  constructor(lines: HlsLines, request: RaceRequest, outcome: Outcome) {
    this.#lines = lines;
    this.#asked = request;
    this.#outcome = outcome;
    const { pathname, searchParams } = new URL(request.address);
    this.#path = pathname;
    this.#heldMs = request.isPlaylist && searchParams.has(BLOCKING) ? lines.playlists.heldMs(pathname) : 0;
    this.#timer = setInterval(() => this.#look(), CHECK_EVERY_MS);
    this.#askMain();
    if (lines.isDoubted()) this.#askStandby('silent');
  }

  /** The request that is furthest, for the code that measures. */
  leg(): HlsLeg | null {
    return (this.#standby?.loaded() ?? 0) > (this.#main?.loaded() ?? 0) ? this.#standby : this.#main;
  }

  abort(): void {
    this.#end(null);
  }

  /** Ends the race; a leg that has brought its piece is left alone, since the browser may still be closing its request. */
  #end(winner: HlsLeg | null): void {
    this.#over = true;
    clearInterval(this.#timer);
    for (const leg of [this.#main, this.#standby]) if (leg !== winner) leg?.abort();
  }

  #fetch(url: string, handlers: { came(piece: HlsPiece): void; lost(loss: HlsLoss): void }): HlsLeg {
    const { range, format } = this.#asked;
    return fetchPiece(
      { url, range, format },
      {
        came: (piece) => this.#over || handlers.came(piece),
        lost: (loss) => this.#over || handlers.lost(loss),
      },
    );
  }

  #askMain(): void {
    const url = this.#lines.onMain(this.#asked.address);
    this.#mainUrl = url;
    const lost = (loss: HlsLoss) => {
      this.#main = null;
      this.#loss = loss;
      if (this.#standby) this.#why = 'broke';
      else if (!this.#askStandby('broke')) this.#lose(loss);
    };
    if (url === null) queueMicrotask(() => lost({ status: null }));
    else this.#main = this.#fetch(url, { came: (piece) => this.#mainCame(piece), lost });
  }

  #mainCame(piece: HlsPiece): void {
    const now = performance.now();
    if (this.#asked.isPlaylist && this.#lines.playlists.isStale(this.#path, textOf(piece), now)) {
      this.#stale = { piece, at: now };
      if (this.#standby || this.#askStandby('broke')) return;
    }
    if (this.#standby && this.#why === 'slow' && !this.#asked.isPlaylist) this.#lines.inVain(now);
    this.#win(piece, this.#main);
  }

  /** The lines may have changed places since this race began. */
  #otherThan(url: string | null): string | null {
    const { address } = this.#asked;
    const main = this.#lines.onMain(address);
    const isElsewhere = main !== null && (url === null || new URL(main).origin !== new URL(url).origin);
    return isElsewhere ? main : this.#lines.onStandby(address);
  }

  #askStandby(reason: LineFailure): boolean {
    const url = this.#otherThan(this.#mainUrl);
    if (url === null) return false;
    this.#why = reason;
    this.#standbyUrl = url;
    this.#standby = this.#fetch(url, {
      came: (piece) => this.#standbyCame(piece),
      lost: (loss) => {
        this.#standby = null;
        if (this.#stale) this.#win(this.#stale.piece, this.#main);
        else if (this.#loss) this.#lose(loss);
      },
    });
    return true;
  }

  #standbyCame(piece: HlsPiece): void {
    if (this.#stale && !reachesFurther(textOf(piece), textOf(this.#stale.piece))) {
      this.#win(this.#stale.piece, this.#main);
      return;
    }
    // Reported before the response is passed on: the engine requests the next resource while it processes this one.
    if (this.#why) this.#lines.overtaken(this.#standbyUrl, this.#why);
    this.#win(piece, this.#standby);
  }

  #win(piece: HlsPiece, leg: HlsLeg | null): void {
    if (this.#asked.isPlaylist) this.#lines.playlists.took(this.#path, textOf(piece), performance.now());
    this.#end(leg);
    if (leg) this.#outcome.came(piece, leg);
  }

  #lose(loss: HlsLoss): void {
    this.abort();
    this.#outcome.lost(loss);
  }

  #look(): void {
    const now = performance.now();
    if (now - this.#startedAt > this.#asked.timeoutMs + this.#heldMs) {
      this.abort();
      this.#outcome.late();
    } else if (this.#stale && now - this.#stale.at > OPINION_MS) this.#win(this.#stale.piece, this.#main);
    else if (this.#main && !this.#standby && !this.#stale) this.#doubt(this.#main, now);
  }

  #doubt(main: HlsLeg, now: number): void {
    const reason = dueFor({
      elapsedMs: now - main.requestedAt,
      quietMs: now - main.lastByteAt(),
      loaded: main.loaded(),
      total: main.total(),
      aheadMs: this.#lines.aheadMs(),
      isPlaylist: this.#asked.isPlaylist,
      heldMs: this.#heldMs,
    });
    if (reason === 'silent' || (reason === 'slow' && this.#lines.mayCompete(now))) this.#askStandby(reason);
  }
}
