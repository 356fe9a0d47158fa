import type { LotteryDraw } from '#contract/activity/schema/kinds/lottery.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Digits of a ticket's number, and time until each is shown after a draw, ms. */
export const DIGITS = 5;
const EACH_MS = 4_000;
/** Time for which a draw stays on the page, ms; then the next one is shown. */
const RESULT_SHOWN_MS = 600_000;

/** State of a draw at a moment. Its result is fully known from `drawAt` on; late visitors see it at once. */
export type DrawMoment =
  | { readonly is: 'open' }
  | { readonly is: 'closed' }
  /** Index of the digit being drawn; those before it are shown. */
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

/** Reports whether a completed draw is still the main content of the page. */
export const isFresh = (draw: LotteryDraw, now: ServerTime): boolean => now - draw.drawAt < RESULT_SHOWN_MS;
