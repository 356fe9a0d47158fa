import type { CommandKind } from '#contract/commands/command.ts';
import type { BetId } from '#contract/fields/ids.ts';
import { type ActiveCommand, type CommandDeps, type Step, storedCommandOf } from './active-command.ts';

/** Commands whose success is visible by itself: an order among the orders, a bet that was there before, a gift in the room. */
const SHOWS_ITSELF: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'deposit',
  'fastDeposit',
  'withdrawal',
  'orderAction',
  'gift',
  'answerBet',
  'cashOut',
]);
/** Commands whose outcome is not queried afterwards, once they were answered at once. */
const NOT_REMEMBERED: ReadonlySet<CommandKind> = new Set<CommandKind>(['orderAction', 'gift']);

/** The bet it was about: one that was refused is found by its name alone. */
const betIn = (step: Step): BetId | null =>
  'outcome' in step && step.outcome.is === 'bet' ? step.outcome.bet.betId : null;

/**
 * Stores the outcome of a command: for the member to read where no page was waiting for it, and for a moment so that the
 * same command, repeated after the death of a core, is recognised as settled.
 */
export async function settleCommand(
  { store, clock }: CommandDeps,
  active: ActiveCommand,
  step: Step,
  state: 'made' | 'refused' | 'notMade',
): Promise<void> {
  const { owner, requestId, what } = active;
  const told = active.waiting.size > 0 || (state === 'made' && SHOWS_ITSELF.has(what.is));
  if (told && !active.isInDoubt && NOT_REMEMBERED.has(what.is)) return store.remove(owner, requestId);
  const refusal = step.event === 'refused' ? step.error.code : null;
  const ended = { refusal, settledAt: clock.now(), told, betId: betIn(step) };
  await store.keep({ ...storedCommandOf(active, step.sendings, state), ...ended });
}
