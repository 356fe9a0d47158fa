import type { GiftBar } from '#contract/community/gift/calls.ts';
import type { ClientRequestId, GiftId } from '#contract/fields/ids.ts';
import type { Coins } from '#contract/units/money.ts';

/** Ports of the stage to the rest of the page. */
export type GiftStagePorts = {
  /** Reports that the animation of a run has ended, or could not be shown. */
  shown(runId: string): void;
  /** Reports that the viewer turned reduced motion on or off. */
  quiet(reducedMotion: boolean): void;
};

/** Ports for sending gifts. */
export type GivePorts = {
  /** Resolves with the remaining coins once the gift is confirmed. Rejects with an AppError. */
  give(giftId: GiftId, count: number): Promise<Coins>;
  /** The viewer has read that a gift did not go out. */
  forget(requestId: ClientRequestId): void;
  /** Leads a guest to the login and back. */
  goToLogIn(): void;
};

/** Gifts of this room with unknown outcome: 核实中; and those that failed while the page was not visible. */
export type GiftDoubts = {
  readonly verifying: readonly { readonly giftId: GiftId; readonly count: number }[];
  readonly failed: readonly ClientRequestId[];
};

/** Reason why gifts are disabled in this room [6.03]. */
export type GiftsClosed = GiftBar;
