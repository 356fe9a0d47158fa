import type { AppErrorFields } from '#contract/errors.ts';
import type { GiftId } from '#contract/fields/ids.ts';
import type { Bytes } from '#contract/units/bytes.ts';
import type { Coins } from '#contract/units/money.ts';
import type { Sender } from '../chat/row.ts';

/** A gift, or a combo of the same gift, on the stage. */
export type GiftRun = {
  readonly runId: string;
  readonly sender: Sender;
  readonly giftId: GiftId;
  readonly name: string;
  readonly iconUrl: string;
  readonly animationUrl: string;
  readonly price: Coins;
  readonly count: number;
  readonly own: boolean;
};

/** Current content of the stage. At most one animation and two banners; the rest is queued. */
export type GiftStageView = {
  readonly banners: readonly GiftRun[];
  readonly animation: GiftRun | null;
  readonly entrance: Sender | null;
  readonly waiting: number;
  /** Animations left out because the queue was full or the sender's budget was spent; their rows and banners still show. */
  readonly skipped: number;
  /** Runs left out of the banners because too many waited for one; their rows still show. */
  readonly bannersSkipped: number;
};

/** Sound of a gift animation, encoded as MP3. */
export type MovieSound = {
  readonly bytes: Bytes;
  /** Time from the start of the animation, ms. */
  readonly startMs: number;
  /** Offset in the sound, ms. */
  readonly offsetMs: number;
};

/** Event of an animation: it plays and ends; or it is refused. A refusal is a value: the stage continues without it. */
export type MovieEvent =
  | { readonly is: 'plays'; readonly sounds: readonly MovieSound[] }
  | { readonly is: 'over' }
  | { readonly is: 'refused'; readonly error: AppErrorFields };
