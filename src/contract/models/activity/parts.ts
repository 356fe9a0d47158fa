import type * as v from 'valibot';
import type { GuessPart } from './guess.ts';
import type { LotteryPart } from './lottery.ts';
import type { RainPart } from './rain.ts';
import type { SignInPart } from './sign-in.ts';
import type { TopGiftPart } from './top-gift.ts';
import type { WheelPart } from './wheel.ts';

/** What each activity shows beside its card, as the wire has it; a kind that is here has rules on the platform. */
export type ActivityParts = {
  readonly signIn: v.InferInput<typeof SignInPart>;
  readonly topGift: v.InferInput<typeof TopGiftPart>;
  readonly wheel: v.InferInput<typeof WheelPart>;
  readonly rain: v.InferInput<typeof RainPart>;
  readonly lottery: v.InferInput<typeof LotteryPart>;
  readonly guess: v.InferInput<typeof GuessPart>;
};
export type PlayableKind = keyof ActivityParts;
