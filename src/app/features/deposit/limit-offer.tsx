import { type FormEvent, useState } from 'react';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { OrderLinks } from '#app/features/order/order-frame.tsx';
import { AmountField } from '#app/features/wallet/amount-field.tsx';
import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { FormProblem } from '#app/kit/form/form-problem.tsx';
import { toAppError } from '#contract/errors.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { type LimitDraft, limitProblem, limitsToSet } from './limit-draft.ts';
import { t } from './texts.ts';

const PERIODS = [
  { period: 'day', label: 'offerDay' },
  { period: 'week', label: 'offerWeek' },
  { period: 'month', label: 'offerMonth' },
] as const;

function useOffer(currency: CurrencyEntry, draft: LimitDraft) {
  const [busy, setBusy] = useState<'set' | 'skip' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (what: 'set' | 'skip', ask: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    try {
      await ask();
      await refreshAnswers('depositLimit.list');
    } catch (thrown) {
      setProblem(textOfError(toAppError(thrown)));
    } finally {
      setBusy(null);
    }
  };
  const { code } = currency;
  const set = () => {
    const wrong = limitProblem(draft);
    if (wrong !== null) return setProblem(t(`deposit.${wrong}`));
    return run('set', async () => {
      for (const { period, amount } of limitsToSet(draft))
        await callCore('depositLimit.set', { currency: code, period, amount });
      showToast({ text: t('deposit.offerDone'), tone: 'ok' });
    });
  };
  const skip = () =>
    run('skip', async () => {
      await callCore('depositLimit.confirm', { currency: code, period: null, accept: false });
    });
  return { busy, problem, set, skip };
}

/**
 * Limits on one's own deposits, offered before the first one [4.05]: free amounts, and two answers of equal weight. The
 * form comes after either.
 */
export function LimitOffer({ currency }: { currency: CurrencyEntry }) {
  const [draft, setDraft] = useState<LimitDraft>({ day: '', week: '', month: '' });
  const { busy, problem, set, skip } = useOffer(currency, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void set();
  };
  return (
    <form
      className="card padded dep__offer"
      onSubmit={submit}
      aria-label={t('deposit.offerTitle')}
      noValidate
    >
      <h2>{t('deposit.offerTitle')}</h2>
      <p className="t2">{t('deposit.offerText')}</p>
      <div className="dep__limits">
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
    </form>
  );
}
