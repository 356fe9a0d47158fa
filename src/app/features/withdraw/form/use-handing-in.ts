import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSlow } from '#app/core-client/command/use-slow.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { useOnce } from '#app/features/account/use-once.ts';
import { openOrder } from '#app/features/order/order-commands.ts';
import { secretRefusal } from '#app/features/withdraw-password/secret-refusal.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import { withdrawOrderPath } from '#app/routes/paths.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import { t } from '../texts.ts';
import { clearDraft } from './draft.ts';
import type { KnownWithdrawal } from './use-withdrawal.ts';

function refusalOf(error: AppError, verb: string): string {
  if (error.code === 'PAYEE_WAITING') return t('withdraw.refusedPayee', { verb });
  if (error.code === 'WITHDRAW_PASSWORD_COOLING') return t('withdraw.refusedSecret', { verb });
  if (error.code === 'NOT_FOUND') return t('withdraw.gone');
  if (error.code === 'WAGERING_LEFT') return t('withdraw.blockedWagering', { verb });
  return refusalText('order', error);
}

/**
 * Hands a withdrawal in: the amount once more against its rules, then the six digits, then the order and its page. A
 * wrong password stays in the window; any other refusal is told beside what was typed, which stays.
 */
export function useHandingIn(withdrawal: KnownWithdrawal) {
  const { payee, amount, problem, speed, verb, field } = withdrawal;
  const navigate = useNavigate();
  const once = useOnce();
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const slow = useSlow(busy);

  const refuse = async (error: AppError) => {
    const secret = secretRefusal(error);
    if (secret !== null) {
      if (error.code === 'WITHDRAW_PASSWORD_LOCKED') void refreshAnswers('withdraw.prompt');
      return setWrong(secret);
    }
    setAsking(false);
    setRefused(refusalOf(error, verb));
    await refreshAnswers('withdraw.prompt', 'payee.list');
  };

  const hand = (password: string) =>
    once(async () => {
      if (payee === null || amount === null) return;
      setBusy(true);
      setWrong(null);
      try {
        const opening = { is: 'withdrawal', payeeId: payee.payeeId, amount, password } as const;
        const { orderId } = await openOrder({ ...opening, speed: speed ?? 'ordinary' });
        clearDraft();
        await navigate(withdrawOrderPath(orderId));
        void refreshAnswers('withdraw.prompt');
      } catch (thrown) {
        await refuse(toAppError(thrown));
      } finally {
        setBusy(false);
      }
    });

  const begin = () => {
    setTried(true);
    setRefused(null);
    setWrong(null);
    if (problem === null) setAsking(true);
    else field.current?.focus();
  };

  return { asking, busy, slow, wrong, refused, tried, begin, hand, close: () => setAsking(false) };
}

export type HandingIn = ReturnType<typeof useHandingIn>;
