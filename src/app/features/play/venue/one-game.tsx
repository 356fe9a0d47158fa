import { gamePath } from '#app/routes/paths.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './launch/launch-part.css';

/** A game is open elsewhere: which, the way back to it, and the press that ends it [P.22]. */
export function OneGame({ onEnded }: { onEnded: () => void }) {
  const visit = lastOf(useCall('venue.underWay', {}))?.visit ?? null;
  const { state, run } = useSubmission(async () => {
    if (visit) await callCore('venue.leave', { sessionId: visit.sessionId });
    await refreshAnswers('venue.underWay');
    onEnded();
  });
  const name = visit?.name ?? t('visitPlan.unknown');
  return (
    <section className="launch-plan" role="status">
      <b>{t('visitPlan.oneTitle', { name })}</b>
      <p className="sm t2">{t('visitPlan.oneText')}</p>
      <div className="launch-card__two">
        {visit ? (
          <Link className={buttonClass({ size: 'lg' })} to={gamePath(visit.gameId, false)}>
            {t('visitPlan.back', { name })}
          </Link>
        ) : null}
        <Button size="lg" loading={state.is === 'sending'} onClick={() => void run(undefined)}>
          {t('visitPlan.close')}
        </Button>
      </div>
    </section>
  );
}
