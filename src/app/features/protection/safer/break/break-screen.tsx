import { paths } from '#app/routes/paths.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { callCore } from '#core-client/core.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Card } from '#kit/layout/card.tsx';
import { RestrictingPage } from '../stop/stop-page.tsx';
import { endText, useStop } from '../stop/use-stop.ts';
import { RestForm } from './rest-form.tsx';
import { t } from './texts.ts';

const DAY = { length: 'day', day: null, reason: null } as const;

/** A day's break by one press, with no question [P.17]. */
function RestNow() {
  const end = useServerText((now) => endText(now + DAY_MS));
  const { busy, refused, run } = useStop(() => callCore('restriction.rest', DAY));
  return (
    <Card className="stop-box" aria-labelledby="rest-now">
      <header>
        <h2 id="rest-now">{t('rest.nowTitle')}</h2>
        <p className="t2 sm">{t('rest.nowText', { end })}</p>
      </header>
      {refused ? <FormProblem>{refused}</FormProblem> : null}
      <div className="stop-actions cluster gap-12">
        <Button size="lg" loading={busy} onClick={() => void run(undefined)}>
          {t('rest.now')}
        </Button>
      </div>
    </Card>
  );
}

const EFFECTS = {
  title: t('rest.during'),
  reachable: [t('rest.can1'), t('rest.can2'), t('rest.can3')],
  stopped: [t('rest.not1'), t('rest.not2')],
};
const OTHER = {
  id: 'rest-longer',
  title: t('rest.longerTitle'),
  text: t('rest.longerText'),
  to: paths.exclusion,
  label: t('rest.longer'),
};

/** Available breaks: a day at once, or longer; a member who is already on a break can only choose a longer one. */
function BreakOptions({ restriction }: { restriction: Restriction | null }) {
  return (
    <>
      {restriction?.state === 'resting' && restriction.until !== null ? (
        <Card as="p">{t('rest.resting', { end: endText(restriction.until) })}</Card>
      ) : (
        <RestNow />
      )}
      <RestForm current={restriction} />
    </>
  );
}

/** Breaks and time-outs [P.17]: a day by one press, up to six weeks in two steps. */
export const BreakScreen = () => (
  <RestrictingPage title={t('rest.title')} lead={t('rest.lead')} effects={EFFECTS} other={OTHER}>
    {(restriction) => <BreakOptions restriction={restriction} />}
  </RestrictingPage>
);
