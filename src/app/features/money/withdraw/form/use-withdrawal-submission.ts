import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openOrder } from '#app/features/money/order/order-commands.ts';
import { secretRefusalText } from '#app/features/money/withdraw-password/secret-field.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { withdrawOrderPath } from '#app/routes/paths.ts';
import type { OrderOpening } from '#contract/commands/command.ts';
import type { AppError } from '#contract/errors.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { t } from '../texts.ts';
import { clearDraft, type LoadedWithdrawal } from './use-withdrawal.ts';

/** State of the screen: the form, the form with its errors, the dialog for the six digits. */
type Step = 'form' | 'triedForm' | 'question';

function refusedText(error: AppError, verb: string): string {
  if (error.code === 'PAYEE_WAITING') return t('withdraw.refusedPayee', { verb });
  if (error.code === 'WITHDRAW_HELD') return t('withdraw.refusedHeld', { verb });
  if (error.code === 'WITHDRAW_PASSWORD_COOLING') return t('withdraw.refusedSecret', { verb });
  if (error.code === 'NOT_FOUND') return t('withdraw.gone');
  if (error.code === 'WAGERING_LEFT') return t('withdraw.blockedWagering', { verb });
  return refusalText('order', error);
}

/** Returns the positions of a rejection: a wrong password in the dialog, any other beside the input. */
function problemsOf(refusal: AppError | null, verb: string) {
  const wrong = refusal === null ? null : secretRefusalText(refusal);
  return { wrong, refused: refusal === null || wrong !== null ? null : refusedText(refusal, verb) };
}

/**
 * Hands a withdrawal in: the amount once more against its rules, then the six digits, then the order and its page. A
 * wrong password stays in the window; any other refusal closes it, and what was typed stays.
 */
export function useWithdrawalSubmission(withdrawal: LoadedWithdrawal) {
  const { payee, amount, problem, speed, verb, field } = withdrawal;
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('form');
  const { state, run, forget } = useSubmission((opening: OrderOpening) => openOrder(opening));

  const handleRefusal = async (error: AppError) => {
    if (secretRefusalText(error) === null) {
      setStep('triedForm');
      await refreshAnswers('withdraw.prompt', 'payee.list');
    } else if (error.code === 'WITHDRAW_PASSWORD_LOCKED') void refreshAnswers('withdraw.prompt');
  };

  const submit = async (password: string) => {
    if (payee === null || amount === null) return;
    const opening = { is: 'withdrawal', payeeId: payee.payeeId, amount, password } as const;
    await run({ ...opening, speed: speed ?? 'ordinary' }, async (end, signal) => {
      if (end.is === 'refused') return handleRefusal(end.error);
      clearDraft();
      if (!signal.aborted) await navigate(withdrawOrderPath(end.outcome.orderId));
      void refreshAnswers('withdraw.prompt');
    });
  };

  const begin = () => {
    forget();
    setStep(problem === null ? 'question' : 'triedForm');
    if (problem !== null) field.current?.focus();
  };

  return {
    asking: step === 'question',
    tried: step !== 'form',
    /** Busy until the order's page is loaded. */
    busy: state.is === 'sending' || state.is === 'done',
    slow: state.is === 'sending' && state.slow,
    ...problemsOf(refusalOf(state), verb),
    begin,
    hand: submit,
    close: () => setStep('triedForm'),
  };
}

export type WithdrawalSubmission = ReturnType<typeof useWithdrawalSubmission>;
