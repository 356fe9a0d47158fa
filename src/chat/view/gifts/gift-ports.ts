import type { MovieLoad } from '#contract/models/gift-movie.ts';
import type { ClientRequestId, GiftId } from '#contract/models/ids.ts';
import type { Coins } from '#contract/units/money.ts';

/** What the stage needs from the rest of the page. */
export type GiftStagePorts = {
  /** Loads an animation; never rejects. The bitmaps of a loaded one are the caller's to close. */
  loadMovie(url: string, signal: AbortSignal): Promise<MovieLoad<ImageBitmap>>;
  /** The animation of a run is over, or could not be shown. */
  shown(runId: string): void;
  /** The viewer asked the system for less motion, or no longer does. */
  quiet(reducedMotion: boolean): void;
};

/** What giving needs. */
export type GivePorts = {
  /** Resolves with the coins left. Rejects with an AppError. */
  give(giftId: GiftId, count: number, clientRequestId: ClientRequestId): Promise<Coins>;
  newRequestId(): ClientRequestId;
  askToLogIn(): void;
};

/** Why nothing can be given here at all [6.03]. */
export type GiftsClosed = 'blocked' | 'roomClosed' | 'newcomer';
