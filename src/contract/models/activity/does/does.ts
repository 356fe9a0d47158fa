import * as v from 'valibot';
import { ActivityResultId } from '#contract/models/ids.ts';
import { breakoutDoes } from './breakout.ts';
import { depositGiftDoes } from './deposit-gift.ts';
import { euroCupDoes } from './euro-cup.ts';
import { euro24Does } from './euro24.ts';
import { guessDoes } from './guess.ts';
import { lotteryDoes } from './lottery.ts';
import { luxuryGiftDoes } from './luxury-gift.ts';
import { newcomerDoes } from './newcomer.ts';
import { rainDoes } from './rain.ts';
import { signInDoes } from './sign-in.ts';
import { topGiftDoes } from './top-gift.ts';
import { treasuryTaskDoes } from './treasury-task.ts';
import { wheelDoes } from './wheel.ts';

/** A prize that waits is claimed, whatever the activity. */
const claim = v.object({ does: v.literal('claim'), resultId: ActivityResultId });

/**
 * Everything a member can do in an activity; each kind adds its own. What is on the wire is what a command keeps: a text, a
 * number or a flag, never a value that is read as another; amounts are text.
 */
export const ActivityDoes = v.variant('does', [
  claim,
  ...euroCupDoes,
  ...euro24Does,
  ...luxuryGiftDoes,
  ...signInDoes,
  ...wheelDoes,
  ...topGiftDoes,
  ...rainDoes,
  ...lotteryDoes,
  ...guessDoes,
  ...newcomerDoes,
  ...breakoutDoes,
  ...treasuryTaskDoes,
  ...depositGiftDoes,
]);
export type ActivityDoes = v.InferOutput<typeof ActivityDoes>;
