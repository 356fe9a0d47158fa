import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openOrder } from '#app/features/money/order/order-commands.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import { depositOrderPath } from '#app/routes/paths.ts';
import type { OrderOpening } from '#contract/commands/command.ts';
import type { AppError } from '#contract/errors.ts';
import type { Minor } from '#contract/units/money.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { t } from '../texts.ts';
import { methodName, orderKindOf, type PayChoice } from './deposit-rules.ts';

const openingOf = (choice: PayChoice, amount: Minor, promotionId: string): OrderOpening => {
  const { payType } = choice.type;
  return orderKindOf(choice) === 'fastDeposit'
    ? { is: 'fastDeposit', payType, amount }
    : { is: 'deposit', payType, amount, chain: choice.chain?.chain ?? '', promotionId };
};

const problemText = (refused: AppError): string =>
  refused.code === 'NOT_MADE' ? t('deposit.notMadeText') : refusalText('order', refused);

/** Refreshes the displayed limits and methods after a rejection that concerns them. */
function refreshAfter({ code }: AppError): void {
  if (code === 'LIMIT_REACHED') void refreshAnswers('depositLimit.list');
  if (code === 'IDENTITY_NEEDED') void refreshAnswers('identity.view');
  if (code === 'CANCELS_USED_UP') void refreshAnswers('deposit.payTypes');
}

/**
 * Creates the order, once per submission, and navigates to it; only then is the draft cleared. It outlives the form of one
 * method: an order rejected after another method was chosen is reported with its own.
 */
export function useDeposit(onCreated: () => void) {
  const [sent, setSent] = useState<PayChoice | null>(null);
  const { state, run, forget } = useSubmission((opening: OrderOpening) => openOrder(opening));
  const navigate = useNavigate();
  const refusal = refusalOf(state);

  const pay = async (choice: PayChoice, amount: Minor, promotionId: string) => {
    setSent(choice);
    await run(openingOf(choice, amount, promotionId), async (end, signal) => {
      if (end.is === 'refused') return refreshAfter(end.error);
      onCreated();
      void refreshAnswers('depositLimit.list');
      if (!signal.aborted) await navigate(depositOrderPath(end.outcome.orderId));
    });
  };

  return {
    /** Busy until the order's page is loaded: a created order leaves the form only then. */
    busy: state.is === 'sending' || state.is === 'done',
    problemFor: (shown: PayChoice) => {
      if (refusal === null) return null;
      const reason = problemText(refusal);
      return sent === null || sent.key === shown.key
        ? reason
        : t('deposit.refusedWay', { way: methodName(sent), why: reason });
    },
    pay,
    forget,
  };
}

export type Depositing = ReturnType<typeof useDeposit>;
