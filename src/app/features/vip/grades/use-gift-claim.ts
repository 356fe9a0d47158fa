import { useCommand } from '#app/core-client/command/use-command.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { useMoneyText } from '#app/features/order/money-text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import type { VipGift } from '#contract/models/vip.ts';
import { t } from '../texts.ts';

/** Claims a gift of a grade; how it ended is said, and the list is asked for again. */
export function useGiftClaim() {
  const given = useCommand(['claimVipGift']);
  const money = useMoneyText();
  const claim = async ({ giftId, amount, currency }: VipGift) => {
    const ended = await given.run({ is: 'claimVipGift', giftId, amount, currency }, () =>
      refreshAnswers('vip.progress'),
    );
    if (ended.is === 'done') {
      const credit = outcomeOf(ended.outcome, 'credit');
      showToast({ text: t('vip.done', { amount: money(credit.amount, credit.currency) }), tone: 'ok' });
    }
  };
  return { given, claim };
}
