import { tLater } from '#app/i18n/later-text.ts';
import type { WithdrawPrompt } from '#contract/models/payment.ts';
import type { PayOuts } from './pay-outs.ts';

type Standing = {
  readonly prompt: Pick<WithdrawPrompt, 'wageringLeft'>;
  readonly going: PayOuts;
  readonly speed: 'ordinary' | 'fast' | null;
  readonly verb: string;
};

/**
 * Why no order can be handed in whatever is typed; null when one can. One of a kind at a time; one that is appealed
 * keeps nobody from the next.
 */
export function blockerOf({ prompt, going, speed, verb }: Standing): string | null {
  const kind = speed === 'fast' ? 'fastDraw' : 'withdrawal';
  if (prompt.wageringLeft > 0n) return tLater('withdraw.blockedWagering', { verb });
  if (going.verifying.length > 0) return tLater('withdraw.blockedVerifying');
  const bars = going.open.some((order) => order.kind === kind && order.state !== 'appealing');
  return bars ? tLater('withdraw.blockedOrder', { verb }) : null;
}
