import { secretRefusalText } from '#app/features/money/withdraw-password/secret-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import type { CommandOf } from '#contract/commands/command.ts';
import { runCommand } from '#core-client/command/commands.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { payeeRefusalText } from '../payee-refusal-text.ts';

/** Field of the form at which a rejection is shown. */
export type Refused = { readonly at: 'payee' | 'password'; readonly message: string };

async function add(command: CommandOf<'addCard' | 'addAddress'>): Promise<void> {
  await withStepUp('firstPayee', () => runCommand(command));
  await refreshAnswers('payee.list');
}

/** Saves a card or an address, one at a time. `show` displays a rejection at the field it concerns. */
export function useAddPayee(onSaved: () => void, show: (refused: Refused) => void) {
  const { state, run } = useSubmission(add);
  return {
    busy: state.is === 'sending',
    save: async (command: CommandOf<'addCard' | 'addAddress'>) => {
      const ended = await run(command);
      if (ended.is === 'done') return onSaved();
      if (ended.is !== 'refused') return;
      const wrong = secretRefusalText(ended.error);
      show(
        wrong === null
          ? { at: 'payee', message: payeeRefusalText(ended.error, '') }
          : { at: 'password', message: wrong },
      );
    },
  };
}
