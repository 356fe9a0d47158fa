import { useState } from 'react';
import { runCommand } from '#app/core-client/command/commands.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import type { PayeeId } from '#contract/models/payee.ts';
import type { Payee } from './payee.ts';
import { payeeRefusal } from './payee-refusal.ts';
import { t } from './texts.ts';

/** What a member does to saved payees: one of them offered first, or forgotten once that was confirmed. */
export function usePayeeChanges(verb: string) {
  const [busy, setBusy] = useState<PayeeId | null>(null);
  const [removing, setRemoving] = useState<Payee | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (payeeId: PayeeId, is: 'preferPayee' | 'removePayee', done: string) => {
    setBusy(payeeId);
    setProblem(null);
    try {
      await runCommand({ is, payeeId });
      await refreshAnswers('payee.list');
      showToast({ text: done, tone: 'ok' });
      setRemoving(null);
    } catch (thrown) {
      setProblem(payeeRefusal(thrown, verb));
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    removing,
    problem,
    prefer: ({ payeeId }: Payee) => run(payeeId, 'preferPayee', t('payee.defaultSet')),
    remove: ({ payeeId }: Payee) => run(payeeId, 'removePayee', t('payee.removed')),
    ask: (payee: Payee | null) => {
      setProblem(null);
      setRemoving(payee);
    },
  };
}
