import type { OwnLimit } from '#contract/protection/own-limit/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

type Step =
  | { readonly is: 'set'; readonly amount: bigint | null }
  | { readonly is: 'answer'; readonly accept: boolean };

/** @returns whether the change is pending until its day @throws AppError */
async function take({ kind, period }: OwnLimit, currency: Currency, step: Step): Promise<boolean> {
  const which = { currency, kind, period };
  if (step.is === 'answer') {
    await callCore('ownLimit.confirm', { ...which, accept: step.accept });
    return false;
  }
  const { list } = await callCore('ownLimit.set', { ...which, amount: step.amount });
  const now = list.find((limit) => limit.kind === kind && limit.period === period);
  return now?.pending !== null && now?.pending !== undefined;
}

/** Sets one limit on what is played, and answers for a raise of it [P.15]. Setting it twice to the same is the same. */
export function useOwnLimit(limit: OwnLimit, currency: Currency) {
  const { state, run } = useSubmission(async (step: Step) => {
    const waits = await take(limit, currency, step);
    showToast({ text: t(waits ? 'ownLimit.waits' : 'ownLimit.holds'), tone: 'ok' });
    await refreshAnswers('ownLimit.list');
  });
  const error = refusalOf(state);
  const attempt = async (step: Step): Promise<boolean> => (await run(step)).is === 'done';
  return {
    busy: state.is === 'sending',
    refused: error && textOfError(error),
    set: (amount: bigint | null) => attempt({ is: 'set', amount }),
    answer: (accept: boolean) => attempt({ is: 'answer', accept }),
  };
}

/** Steps available for one limit, and the result of the last one. */
export type OwnLimitSetting = ReturnType<typeof useOwnLimit>;
