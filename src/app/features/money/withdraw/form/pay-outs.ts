import type { CommandSubject } from '#contract/commands/command.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { CommandsView } from '#worker/services/commands/command-api.ts';
import { isPayOut } from '../pay-out.ts';

const isWithdrawal = ({ what }: { readonly what: CommandSubject }) => what.is === 'withdrawal';

/** The member's pay-outs that are under way, whose end is being looked for, or whose end is still to be read. */
export const payOutsOf = (open: readonly MoneyOrder[] | null, { pending, settled }: CommandsView) => ({
  open: open?.filter(isPayOut) ?? [],
  pending: pending.filter((command) => isWithdrawal(command) && command.state !== 'sending'),
  ended: settled.filter((command) => isWithdrawal(command) && !command.told),
});
export type PayOuts = ReturnType<typeof payOutsOf>;
