import { filter, firstValueFrom, merge, skip, timer } from 'rxjs';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/constants.ts';
import { appError } from '#contract/errors.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { askPause } from './ask-pause.ts';
import type { IntentMeans, Sendings, Step, Wanted } from './intent.ts';

/** The platform takes no request older than its threshold; somewhat more, for one it is just working on. */
const ARRIVES_WITHIN_MS = COMPARE_TIME_THRESHOLD_MS + 15_000;
/** For so long whoever sent it still looks at it, and wants it sent again. */
const SEND_AGAIN_WITHIN_MS = 60_000;

/** A while, less when the page is seen again. */
async function pause({ hidden$, scheduler, random }: IntentMeans, asked: number): Promise<void> {
  const hidden = await firstValueFrom(hidden$);
  const returned$ = hidden$.pipe(
    skip(1),
    filter((now) => !now),
  );
  await firstValueFrom(merge(timer(askPause(asked, hidden, random), scheduler), returned$));
}

/** The platform knew of none when it was asked. */
function unknownToIt(
  { clock }: IntentMeans,
  { sendIt }: Wanted,
  sendings: Sendings,
  askedAt: ServerTime,
): Step {
  const { since, sentAt, refusal } = sendings;
  if (sentAt !== null && askedAt >= sentAt + ARRIVES_WITHIN_MS) {
    return refusal
      ? { event: 'refused', error: refusal, sendings }
      : { event: 'absent', error: appError('NOT_MADE'), sendings };
  }
  const sendsAgain = sendIt !== null && refusal === null && clock.now() < since + SEND_AGAIN_WITHIN_MS;
  return { event: sendsAgain ? 'sentAgain' : 'missing', sendings };
}

/** Waits, the longer the more often it has asked, and asks what became of an intent. */
export async function askIntent(
  means: IntentMeans,
  wanted: Wanted,
  sendings: Sendings,
  asked: number,
): Promise<Step> {
  const { send, clock, isHere } = means;
  await pause(means, asked);
  if (!isHere(wanted.owner)) return { event: 'missing', sendings };
  const askedAt = clock.now();
  try {
    const { order } = await send('order.byRequest', { requestId: wanted.intentId }, { quiet: true });
    return order ? { event: 'found', order, sendings } : unknownToIt(means, wanted, sendings, askedAt);
  } catch {
    return { event: 'missing', sendings };
  }
}
