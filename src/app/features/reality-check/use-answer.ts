import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import type { PlaySessionView } from '#contract/calls/reality-check.ts';
import type { Currency } from '#contract/units/money.ts';

/** Answers the reminder, for every tab, and goes where the answer leads. */
export function useAnswer(currency: Currency, every: PlaySessionView['every']) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const answer = async (to: string | null) => {
    setBusy(true);
    setProblem(null);
    try {
      await callCore('realityCheck.answer', { currency, every });
      await refreshAnswers('realityCheck.view');
      if (to !== null) await navigate(to);
    } catch (thrown) {
      setProblem(thrownRefusalText({}, thrown));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, answer };
}
