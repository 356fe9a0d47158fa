import type * as v from 'valibot';
import type { BreakoutPart } from './kinds/breakout.ts';
import type { ContinuedDepositPart, FirstDepositPart } from './kinds/deposit-gift.ts';
import type { EuroCupPart } from './kinds/euro-cup.ts';
import type { Euro24Part } from './kinds/euro24.ts';
import type { GuessPart } from './kinds/guess.ts';
import type { LotteryPart } from './kinds/lottery.ts';
import type { LuxuryGiftPart } from './kinds/luxury-gift.ts';
import type { NewcomerPart } from './kinds/newcomer.ts';
import type { RainPart } from './kinds/rain.ts';
import type { SignInPart } from './kinds/sign-in.ts';
import type { TopGiftPart } from './kinds/top-gift.ts';
import type { TreasuryTaskPart } from './kinds/treasury-task.ts';
import type { WheelPart } from './kinds/wheel.ts';

/** Data of each activity beside its card, in wire form; every kind listed here has rules on the platform. */
export type ActivityParts = {
  readonly signIn: v.InferInput<typeof SignInPart>;
  readonly topGift: v.InferInput<typeof TopGiftPart>;
  readonly euroCup: v.InferInput<typeof EuroCupPart>;
  readonly euro24: v.InferInput<typeof Euro24Part>;
  readonly luxuryGift: v.InferInput<typeof LuxuryGiftPart>;
  readonly wheel: v.InferInput<typeof WheelPart>;
  readonly rain: v.InferInput<typeof RainPart>;
  readonly lottery: v.InferInput<typeof LotteryPart>;
  readonly guess: v.InferInput<typeof GuessPart>;
  readonly breakout: v.InferInput<typeof BreakoutPart>;
  readonly newcomer: v.InferInput<typeof NewcomerPart>;
  readonly firstDeposit: v.InferInput<typeof FirstDepositPart>;
  readonly continuedDeposit: v.InferInput<typeof ContinuedDepositPart>;
  readonly treasuryTask: v.InferInput<typeof TreasuryTaskPart>;
};
export type PlayableKind = keyof ActivityParts;
