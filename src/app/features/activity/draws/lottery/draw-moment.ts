import type { LotteryDraw } from '#contract/activity/schema/lottery.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Digits of a ticket's number, and how long each takes to be shown after a draw; ms. */
export const DIGITS = 5;
const EACH_MS = 4_000;
/** A draw stays on the page so long, ms; then the next one is shown. */
const RESULT_SHOWN_MS = 600_000;

/** What a draw is at a moment. Its result is known in full from `drawAt` on; who comes later sees it at once. */
export type DrawMoment =
  | { readonly is: 'open' }
  | { readonly is: 'closed' }
  /** The n-th digit is on its way; those before are seen. */
  | { readonly is: 'live'; readonly seen: number }
  | { readonly is: 'drawn' };

/** The number of the ticket that was drawn first; blank before. */
export const firstNumber = ({ places }: LotteryDraw): string => places[0]?.winners[0] ?? '';

/** @param since when the page was opened: a draw that was over by then is not played again */
export function momentOf(draw: LotteryDraw, now: ServerTime, since: ServerTime): DrawMoment {
  if (draw.state === 'open') return { is: now < draw.closeAt ? 'open' : 'closed' };
  if (draw.state === 'closed') return { is: 'closed' };
  const seen = Math.floor((now - draw.drawAt) / EACH_MS);
  return seen >= DIGITS || since >= draw.drawAt + DIGITS * EACH_MS ? { is: 'drawn' } : { is: 'live', seen };
}

/** Whether a draw that is over is still what the page is about. */
export const isFresh = (draw: LotteryDraw, now: ServerTime): boolean => now - draw.drawAt < RESULT_SHOWN_MS;
