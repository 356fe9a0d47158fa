import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshAnswers } from '#app/core-client/query.ts';
import { useOnce } from '#app/features/account/use-once.ts';
import { openOrder } from '#app/features/order/order-commands.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import { depositOrderPath } from '#app/routes/paths.ts';
import type { OrderOpening } from '#contract/commands/command.ts';
import { toAppError } from '#contract/errors.ts';
import type { Minor } from '#contract/units/money.ts';
import { orderKindOf, type PayChoice } from './pay-choice.ts';
import { t } from './texts.ts';

const openingOf = (choice: PayChoice, amount: Minor, promotionId: string): OrderOpening => {
  const { payType } = choice.type;
  return orderKindOf(choice) === 'fastDeposit'
    ? { is: 'fastDeposit', payType, amount }
    : { is: 'deposit', payType, amount, chain: choice.chain?.chain ?? '', promotionId };
};

/** Makes the order, once for each submission, and goes to it; what was filled in is only forgotten then. */
export function useDeposit(onMade: () => void) {
  const once = useOnce();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pay = (choice: PayChoice, amount: Minor, promotionId: string) =>
    once(async () => {
      setBusy(true);
      setProblem(null);
      try {
        const { orderId } = await openOrder(openingOf(choice, amount, promotionId));
        onMade();
        void refreshAnswers('depositLimit.list');
        await navigate(depositOrderPath(orderId));
      } catch (thrown) {
        const refused = toAppError(thrown);
        if (refused.code === 'DEPOSIT_LIMIT_REACHED') void refreshAnswers('depositLimit.list');
        if (refused.code === 'CANCELS_USED_UP') void refreshAnswers('deposit.payTypes');
        setProblem(refused.code === 'NOT_MADE' ? t('deposit.notMadeText') : refusalText('order', refused));
      } finally {
        setBusy(false);
      }
    });

  return { busy, problem, pay, forget: () => setProblem(null) };
}
