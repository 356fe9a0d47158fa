import type { GiftBar } from '#contract/community/gift/calls.ts';
import type { ClientRequestId, GiftId } from '#contract/fields/ids.ts';
import type { Coins } from '#contract/units/money.ts';

/** What the stage needs from the rest of the page. */
export type GiftStagePorts = {
  /** The animation of a run is over, or could not be shown. */
  shown(runId: string): void;
  /** The viewer asked the system for less motion, or no longer does. */
  quiet(reducedMotion: boolean): void;
};

/** What giving needs. */
export type GivePorts = {
  /** Resolves with the coins left when it is known that it was given. Rejects with an AppError. */
  give(giftId: GiftId, count: number): Promise<Coins>;
  /** The viewer has read that a gift did not go out. */
  forget(requestId: ClientRequestId): void;
  /** Leads a guest to the login and back. */
  goToLogIn(): void;
};

/** Gifts of this room whose end is not known: 核实中; and those that did not go out while nobody looked. */
export type GiftDoubts = {
  readonly verifying: readonly { readonly giftId: GiftId; readonly count: number }[];
  readonly failed: readonly ClientRequestId[];
};

/** Why nothing can be given here at all [6.03]. */
export type GiftsClosed = GiftBar;
