import type { Currency } from '#contract/units/money.ts';
import type { Span } from '#sandbox/base/time/spans.ts';

/** Minor units. */
export type PaidFact = { readonly at: number; readonly amount: bigint; readonly currency: Currency };

/**
 * Actions of a member in the last 35 days, as input for markers of harm. All are read from data that the platform stores
 * anyway, so that the same facts give the same markers at any time. Times are epoch ms.
 */
export type HarmFacts = {
  readonly deposits: readonly (PaidFact & {
    /** At most half an hour after at least four fifths of what there was to play with had been lost. */
    readonly isAfterLoss: boolean;
  })[];
  readonly failedDeposits: readonly number[];
  /** Withdrawals that were cancelled, or whose cancellation the member requested where that is not possible. */
  readonly takenBack: readonly number[];
  /** Visits to games, and the time that the play clock counted. */
  readonly present: readonly Span[];
  readonly stakes: readonly PaidFact[];
  /** Limits that were raised, and limits that a stake or deposit was refused for. */
  readonly raisedLimits: readonly number[];
  readonly hitLimits: readonly number[];
  /** Reality checks that were answered within two seconds. */
  readonly quickAnswers: readonly number[];
  /** Cards and addresses that were added to the first ones. */
  readonly newPayees: readonly number[];
};
