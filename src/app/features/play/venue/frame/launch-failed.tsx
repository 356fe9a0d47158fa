import type { FormEvent } from 'react';
import { refusalText } from '#app/page/refusal-text.ts';
import { paths } from '#app/routes/paths.ts';
import type { Game } from '#contract/play/game/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { ErrorState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { PlanFields, PlanRefusal } from '../launch/plan-fields.tsx';
import { usePlan } from '../launch/use-plan.ts';
import { OneGame } from '../one-game.tsx';
import { t } from '../texts.ts';
import type { LaunchFailure, Launching } from './use-launch.ts';

type PlanFirstProps = {
  readonly game: Game;
  readonly currency: CurrencyEntry;
  readonly onChosen: () => void;
};

/** Choice of time and spend for a slot that was opened by its address, or whose last visit has ended [P.28]. */
function PlanFirst({ game, currency, onChosen }: PlanFirstProps) {
  const plan = usePlan(game, currency.code);
  const { state, run } = useSubmission(async () => {
    if (await plan.choose()) onChosen();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(undefined);
  };
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <h3>{t('visitPlan.firstTitle', { name: game.name })}</h3>
      <PlanFields plan={plan} currency={currency} />
      <PlanRefusal plan={plan} />
      <Button type="submit" variant="primary" size="lg" loading={state.is === 'sending'}>
        {t('visitPlan.enter')}
      </Button>
    </form>
  );
}

const isIdentityMissing = (failure: LaunchFailure | null): boolean =>
  failure?.is === 'refused' && failure.error.code === 'IDENTITY_NEEDED';

function failureText(failure: LaunchFailure, line: number): string {
  switch (failure.is) {
    case 'refused':
      return isIdentityMissing(failure)
        ? refusalText('wallet', failure.error)
        : `${refusalText('wallet', failure.error)}。${t('venue.failedHint')}`;
    case 'silent':
      return t('venue.failedSilent', { line });
    case 'session':
      return t('venue.failedSession');
    case 'offline':
      return t('venue.failedOffline');
    case 'keyboard':
      return t('venue.failedKeyboard');
  }
}

/** No line leads further before the member's identity is known [P.25]. */
const ToIdentity = () => (
  <Link className={buttonClass({ variant: 'primary' })} to={paths.identity}>
    {t('venue.toIdentity')}
  </Link>
);

const Again = ({ again }: Pick<Launching, 'again'>) => (
  <>
    <Button variant="primary" onClick={() => again(false)}>
      {t('venue.again')}
    </Button>
    <Button onClick={() => again(true)}>{t('venue.otherLine')}</Button>
    <Link className="link" to={paths.gameRecords}>
      {t('venue.toRecords')}
    </Link>
  </>
);

type LaunchFailedProps = {
  readonly game: Game;
  readonly currency: CurrencyEntry;
  readonly launching: Launching;
};

/** The game is not there: why, and the ways on. */
export const LaunchFailed = ({ game, currency, launching }: LaunchFailedProps) => {
  const { failure, launch, again } = launching;
  const code = failure?.is === 'refused' ? failure.error.code : null;
  const retry = () => again(false);
  if (code === 'ANOTHER_GAME_OPEN' || code === 'PLAN_NEEDED') {
    return (
      <div className="game-frame__words">
        {code === 'PLAN_NEEDED' ? (
          <PlanFirst game={game} currency={currency} onChosen={retry} />
        ) : (
          <OneGame onEnded={retry} />
        )}
      </div>
    );
  }
  return (
    <div className="game-frame__words">
      <ErrorState
        title={t('venue.failed', { name: game.name })}
        text={failure ? failureText(failure, launch?.line ?? 1) : undefined}
        action={isIdentityMissing(failure) ? <ToIdentity /> : <Again again={again} />}
      />
    </div>
  );
};
