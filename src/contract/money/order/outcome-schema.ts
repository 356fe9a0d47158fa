import * as v from 'valibot';
import { ActAnswer } from '#contract/activity/schema/record.ts';
import { coinsField, currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { Bet } from '#contract/play/bet/schema.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { MoneyOrder } from './schema.ts';

/** One venue's part in a recovery. */
const Recovered = v.object({
  venue: VenueCode,
  name: v.string(),
  amount: minorField,
  outcome: v.picklist(['moved', 'empty', 'closed', 'failed']),
});

/** Amounts recovered, venue by venue. */
export const RecoveryAnswer = v.object({ list: v.array(Recovered) });
/** Balances after a purchase of coins: coins, and money in the centre wallet. */
export const PurchaseAnswer = v.object({ coins: coinsField, balance: minorField });
export const GiftAnswer = v.object({ coins: coinsField });
/** Amount that a claim credited to the centre wallet. */
export const CreditAnswer = v.object({ currency: currencyField, amount: minorField });
export const SwapAnswer = v.object({ spent: minorField, got: minorField, at: timeField });

/** Outcome of an executed command. */
export const CommandOutcome = v.variant('is', [
  v.object({ is: v.literal('order'), order: MoneyOrder }),
  v.object({ is: v.literal('recovery'), ...RecoveryAnswer.entries }),
  v.object({ is: v.literal('coins'), ...PurchaseAnswer.entries }),
  v.object({ is: v.literal('gift'), ...GiftAnswer.entries }),
  v.object({ is: v.literal('exchange'), ...SwapAnswer.entries }),
  v.object({ is: v.literal('credit'), ...CreditAnswer.entries }),
  v.object({ is: v.literal('bet'), bet: Bet }),
  v.object({ is: v.literal('activity'), ...ActAnswer.entries }),
  /** For the treasury and payees: the resulting state is requested again. */
  v.object({ is: v.literal('done') }),
]);
export type CommandOutcome = v.InferOutput<typeof CommandOutcome>;
