import type { CommandOutcome } from '../money/order/outcome-schema.ts';

type OutcomeOf<Is extends CommandOutcome['is']> = Extract<CommandOutcome, { is: Is }>;

const isOf = <Is extends CommandOutcome['is']>(outcome: CommandOutcome, is: Is): outcome is OutcomeOf<Is> =>
  outcome.is === is;

/** An outcome of the kind its command has. @throws TypeError for another kind */
export function outcomeOf<Is extends CommandOutcome['is']>(outcome: CommandOutcome, is: Is): OutcomeOf<Is> {
  if (isOf(outcome, is)) return outcome;
  throw new TypeError(`an outcome of ${outcome.is} where one of ${is} belongs`);
}
