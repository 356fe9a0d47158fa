import type * as v from 'valibot';
import type { SignInPart } from './sign-in.ts';
import type { TopGiftPart } from './top-gift.ts';
import type { WheelPart } from './wheel.ts';

/** What each activity shows beside its card, as the wire has it; a kind that is here has rules on the platform. */
export type ActivityParts = {
  readonly signIn: v.InferInput<typeof SignInPart>;
  readonly topGift: v.InferInput<typeof TopGiftPart>;
  readonly wheel: v.InferInput<typeof WheelPart>;
};
export type PlayableKind = keyof ActivityParts;
