import { type FormEvent, useState } from 'react';
import { OrderLinks } from '#app/features/money/order/panel/order-frame.tsx';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Card } from '#kit/layout/card.tsx';
import { type LimitDraft, limitProblem, limitsToSet } from './deposit-limit.ts';
import { t } from './texts.ts';

const PERIODS = [
  { period: 'day', label: 'offerDay' },
  { period: 'week', label: 'offerWeek' },
  { period: 'month', label: 'offerMonth' },
] as const;

/** Limits to set, or the answer that none are wanted. */
type Answer = { readonly is: 'set'; readonly draft: LimitDraft } | { readonly is: 'skip' };

async function saveAnswer({ code: currency }: CurrencyEntry, answer: Answer): Promise<void> {
  if (answer.is === 'skip') {
    await callCore('depositLimit.confirm', { currency, period: null, accept: false });
  } else {
    for (const { period, amount } of limitsToSet(answer.draft))
      await callCore('depositLimit.set', { currency, period, amount });
    showToast({ text: t('deposit.offerDone'), tone: 'ok' });
  }
  await refreshAnswers('depositLimit.list');
}

function useOffer(currency: CurrencyEntry, draft: LimitDraft) {
  const { state, run, forget } = useSubmission((answer: Answer) => saveAnswer(currency, answer));
  const [wrong, setWrong] = useState<ReturnType<typeof limitProblem>>(null);
  const refused = refusalOf(state);
  const set = () => {
    const problem = limitProblem(draft);
    setWrong(problem);
    if (problem === null) void run({ is: 'set', draft });
    else forget();
  };
  const skip = () => {
    setWrong(null);
    void run({ is: 'skip' });
  };
  return {
    busy: state.is === 'sending' ? state.subject.is : null,
    problem: wrong === null ? refused && textOfError(refused) : t(`deposit.${wrong}`),
    set,
    skip,
  };
}

/**
 * Offer of personal deposit limits before the first deposit [4.05]: free amounts, and two answers of equal weight. The form
 * follows either.
 */
export function LimitOffer({ currency }: { currency: CurrencyEntry }) {
  const [draft, setDraft] = useState<LimitDraft>({ day: '', week: '', month: '' });
  const { busy, problem, set, skip } = useOffer(currency, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set();
  };
  return (
    <Card
      as="form"
      className="deposit__offer"
      onSubmit={submit}
      aria-label={t('deposit.offerTitle')}
      noValidate
    >
      <h2>{t('deposit.offerTitle')}</h2>
      <p className="t2">{t('deposit.offerText')}</p>
      <div className="deposit__limits grid-3 gap-12">
        {PERIODS.map(({ period, label }) => (
          <AmountField
            key={period}
            label={t(`deposit.${label}`)}
            value={draft[period]}
            onValue={(typed) => setDraft({ ...draft, [period]: typed })}
            symbol={currency.symbol}
            trailing={<span className="t3 sm nowrap">{currency.unitWord}</span>}
            placeholder={t('deposit.offerHint')}
          />
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
      <OrderLinks>
        <Button loading={busy === 'skip'} onClick={skip}>
          {t('deposit.offerSkip')}
        </Button>
        <Button type="submit" loading={busy === 'set'}>
          {t('deposit.offerSet')}
        </Button>
      </OrderLinks>
    </Card>
  );
}
