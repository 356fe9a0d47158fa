import { type AppError, appError, toAppError } from '#contract/errors.ts';
import { isAnswerLost } from '#contract/money/wallet/answer-loss.ts';
import {
  type ActiveCommand,
  type CommandDeps,
  type Sendings,
  type Step,
  storedCommandOf,
} from './active-command.ts';

/** Refuses every copy of a command alike, whether sent earlier or later: an order's version only grows. */
const refusesAllCopies = ({ code }: AppError) => code === 'ORDER_MOVED_ON';

/**
 * Sends a command once, after it was stored, in the name of its owner only. A refusal is final only where every earlier
 * transmission has a response: one without may still be in flight. Without a network nothing is sent.
 */
export async function attemptCommand(
  deps: CommandDeps,
  active: ActiveCommand,
  before: Sendings,
): Promise<Step> {
  const { store, clock, isHere, online } = deps;
  const { since, lost } = before;
  if (!lost && !online()) {
    await store.keep(storedCommandOf(active, before, 'waiting'));
    return { event: 'unsent', sendings: before };
  }
  try {
    await store.keep(storedCommandOf(active, { since, sentAt: null }, lost ? 'verifying' : 'sending'));
    if (!active.sendIt || !isHere(active.owner)) throw appError('NEEDS_LOGIN');
    return { event: 'answered', outcome: await active.sendIt(), sendings: before };
  } catch (thrown) {
    const error = toAppError(thrown);
    const isLost = isAnswerLost(error);
    if (!isLost && (!lost || refusesAllCopies(error))) return { event: 'refused', error, sendings: before };
    const sentAt = clock.now();
    active.isInDoubt = true;
    await store.keep(storedCommandOf(active, { since, sentAt: null }, 'verifying'));
    return {
      event: 'lost',
      sendings: { since, sentAt, isDated: false, lost: true, refusal: isLost ? before.refusal : error },
    };
  }
}
