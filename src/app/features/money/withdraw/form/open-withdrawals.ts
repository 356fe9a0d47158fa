import type { CommandSubject } from '#contract/commands/command.ts';
import { isWithdrawal } from '#contract/money/order/order-guards.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { CommandsView } from '#worker/services/commands/command-api.ts';

const isNewWithdrawal = ({ what }: { readonly what: CommandSubject }) => what.is === 'withdrawal';

/** The member's withdrawals that are under way, whose end is being looked up, or whose end is still to be read. */
export const openWithdrawals = (open: readonly MoneyOrder[] | null, { pending, settled }: CommandsView) => ({
  open: open?.filter(isWithdrawal) ?? [],
  pending: pending.filter((command) => isNewWithdrawal(command) && command.state !== 'sending'),
  ended: settled.filter((command) => isNewWithdrawal(command) && !command.told),
});
export type OpenWithdrawals = ReturnType<typeof openWithdrawals>;
