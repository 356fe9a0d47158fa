import type { FormEvent } from 'react';
import { useSubmission } from '#app/core-client/command/use-submission.ts';
import { Button } from '#app/kit/action/button.tsx';
import type { Game } from '#contract/models/game.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { PlanFields, PlanRefusal } from '../launch/plan-fields.tsx';
import { usePlan } from '../launch/use-plan.ts';
import { t } from '../texts.ts';

type PlanFirstProps = {
  readonly game: Game;
  readonly currency: CurrencyEntry;
  readonly onChosen: () => void;
};

/** Choice of time and spend for a slot that was opened by its address, or whose last visit is over [P.28]. */
export function PlanFirst({ game, currency, onChosen }: PlanFirstProps) {
  const plan = usePlan(game, currency.code);
  const { state, run } = useSubmission(async () => {
    if (await plan.choose()) onChosen();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(undefined);
  };
  return (
    <form className="lnch" onSubmit={submit} noValidate>
      <h3>{t('visitPlan.firstTitle', { name: game.name })}</h3>
      <PlanFields plan={plan} currency={currency} />
      <PlanRefusal plan={plan} />
      <Button type="submit" variant="primary" size="lg" loading={state.is === 'sending'}>
        {t('visitPlan.enter')}
      </Button>
    </form>
  );
}
