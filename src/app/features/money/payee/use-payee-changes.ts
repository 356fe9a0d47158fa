import { useState } from 'react';
import type { CommandOf } from '#contract/commands/command.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { runCommand } from '#core-client/command/commands.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import type { Payee } from './payee.ts';
import { payeeRefusalText } from './payee-refusal-text.ts';
import { t } from './texts.ts';

type Change = CommandOf<'preferPayee' | 'removePayee'>;

/** The list is refetched before the change counts as done, so that the screen shows the saved state. */
async function change(what: Change): Promise<void> {
  await runCommand(what);
  await refreshAnswers('payee.list');
}

/** Manages changes of saved payees: setting the default, and removal after confirmation. */
export function usePayeeChanges(verb: string) {
  const [removing, setRemoving] = useState<Payee | null>(null);
  const { state, run, forget } = useSubmission(change);
  const refusal = refusalOf(state);

  const make = async (what: Change, done: string) => {
    const ended = await run(what);
    if (ended.is !== 'done') return;
    showToast({ text: done, tone: 'ok' });
    setRemoving(null);
  };

  return {
    busy: state.is === 'sending' ? state.what.payeeId : null,
    /** The answer is being looked for. */
    slow: state.is === 'sending' && state.slow,
    removing,
    problem: refusal === null ? null : payeeRefusalText(refusal, verb),
    prefer: ({ payeeId }: Payee) => make({ is: 'preferPayee', payeeId }, t('payee.defaultSet')),
    remove: ({ payeeId }: Payee) => make({ is: 'removePayee', payeeId }, t('payee.removed')),
    ask: (payee: Payee | null) => {
      forget();
      setRemoving(payee);
    },
  };
}
