import { type AppError, appError, toAppError } from '#contract/errors.ts';
import { isAnswerLost } from '#contract/rules/answer-loss.ts';
import type { IntentMeans, Sendings, Step, Wanted } from './intent.ts';

/** Refuses every copy of a command alike, whether sent earlier or later: an order's version only grows. */
const refusesAllCopies = ({ code }: AppError) => code === 'ORDER_MOVED_ON';

/**
 * Sends an intent once, after it was kept. A refusal decides only where no earlier sending is without its answer: that
 * one may still be on its way.
 */
export async function sendIntent(means: IntentMeans, wanted: Wanted, before: Sendings): Promise<Step> {
  const { book, clock, isHere } = means;
  const { sendIt, ...intent } = wanted;
  const { since, lost } = before;
  try {
    await book.keep({ ...intent, since, sentAt: null, state: lost ? 'verifying' : 'sending' });
    if (!sendIt || !isHere(intent.owner)) throw appError('NEEDS_LOGIN');
    return { event: 'answered', order: await sendIt(), sendings: before };
  } catch (thrown) {
    const error = toAppError(thrown);
    const isLost = isAnswerLost(error);
    if (!isLost && (!lost || refusesAllCopies(error))) return { event: 'refused', error, sendings: before };
    const sentAt = clock.now();
    await book.keep({ ...intent, since, sentAt, state: 'verifying' });
    return {
      event: 'lost',
      sendings: { since, sentAt, lost: true, refusal: isLost ? before.refusal : error },
    };
  }
}
