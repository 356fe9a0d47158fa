import type { KindPorts, KindTable } from '../engine/kind-rules.ts';
import { breakoutRules } from './breakout/breakout.ts';
import { continuedDepositRules } from './deposit-gift/continued-deposit.ts';
import { firstDepositRules } from './deposit-gift/first-deposit.ts';
import { euroCupRules } from './euro-cup/euro-cup.ts';
import { euro24Rules } from './euro24/euro24.ts';
import { guessRules } from './guess/guess-rules.ts';
import { lotteryRules } from './lottery/lottery-rules.ts';
import { luxuryGiftRules } from './luxury-gift/luxury-gift.ts';
import { newcomerRules } from './newcomer/newcomer.ts';
import { rainRules } from './rain/rain-rules.ts';
import { signInRules } from './sign-in/sign-in.ts';
import { topGiftRules } from './top-gift/top-gift.ts';
import { treasuryTaskRules } from './treasury-task/treasury-task.ts';
import { wheelRules } from './wheel/wheel.ts';

/** The rules of every kind of activity that can be played. */
export const openKinds = (ports: KindPorts) =>
  ({
    signIn: signInRules(ports),
    topGift: topGiftRules(ports),
    euroCup: euroCupRules(ports),
    euro24: euro24Rules(ports),
    luxuryGift: luxuryGiftRules(ports),
    wheel: wheelRules(ports),
    rain: rainRules(ports),
    lottery: lotteryRules(ports),
    guess: guessRules(ports),
    breakout: breakoutRules(ports),
    newcomer: newcomerRules(ports),
    firstDeposit: firstDepositRules(ports),
    continuedDeposit: continuedDepositRules(ports),
    treasuryTask: treasuryTaskRules(ports),
  }) satisfies KindTable;
