import { appError } from '#contract/errors.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { type IntentState, intentMachine, nextIntentState } from '#contract/orders/intent.table.ts';
import { askIntent } from './ask-intent.ts';
import type { IntentMeans, Sendings, Step, Wanted } from './intent.ts';
import type { KeptIntent } from './kept-intent.ts';
import { sendIntent } from './send-intent.ts';

/** What is known of the sendings of an intent that was kept: one that was under way then may have been this very moment. */
const sendingsOf = (kept: KeptIntent | null, { clock }: IntentMeans): Sendings => ({
  since: kept?.since ?? clock.now(),
  sentAt: kept ? (kept.sentAt ?? clock.now()) : null,
  lost: kept !== null,
  refusal: null,
});

/** Lets go of an intent that has ended; one that was not made while nobody waited for it stays to be told. */
async function letGo({ book }: IntentMeans, { sendIt, ...intent }: Wanted, { event, sendings }: Step) {
  const { since, sentAt } = sendings;
  if (event === 'absent' && !sendIt) await book.keep({ ...intent, since, sentAt, state: 'notMade' });
  else await book.remove(intent.owner, intent.intentId);
}

/** What is done with an intent in its present state. */
function stepFrom(state: IntentState, means: IntentMeans, wanted: Wanted, sendings: Sendings, asked: number) {
  switch (state) {
    case 'sending':
      return sendIntent(means, wanted, sendings);
    case 'verifying':
      return askIntent(means, wanted, sendings, asked);
    case 'made':
    case 'refused':
    case 'notMade':
      throw appError('BUG', { message: `an intent that is ${state} goes on` });
  }
}

/** Where an intent begins: what was kept of it is never simply sent again. */
async function beginning({ book }: IntentMeans, kept: KeptIntent | null, sendings: Sendings) {
  if (!kept) return intentMachine.first;
  if (kept.state === 'notMade') {
    await book.remove(kept.owner, kept.intentId);
    throw appError('NOT_MADE');
  }
  await book.keep({ ...kept, state: 'verifying', sentAt: sendings.sentAt });
  return 'verifying';
}

/**
 * Leads an intent from its first sending, or from what was kept of it, to where it is known what became of it.
 * @param signal the member has left: it rests as it is kept
 * @throws AppError the refusal; NOT_MADE; CANCELLED for one nobody waits for that is not kept any more
 */
export async function liveIntent(
  means: IntentMeans,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<MoneyOrder> {
  const kept = await means.book.read(wanted.owner, wanted.intentId);
  if (!kept && !wanted.sendIt) throw appError('CANCELLED');
  let sendings = sendingsOf(kept, means);
  let state: IntentState = await beginning(means, kept, sendings);
  for (let asked = 0; ; asked += state === 'verifying' ? 1 : 0) {
    signal.throwIfAborted();
    const step: Step = await stepFrom(state, means, wanted, sendings, asked);
    state = nextIntentState(state, step.event);
    ({ sendings } = step);
    switch (step.event) {
      case 'answered':
      case 'found':
        if (means.isHere(wanted.owner)) means.onMade(step.order);
        await letGo(means, wanted, step);
        return step.order;
      case 'refused':
      case 'absent':
        await letGo(means, wanted, step);
        throw step.error;
      case 'lost':
      case 'missing':
      case 'sentAgain':
        break;
    }
  }
}
