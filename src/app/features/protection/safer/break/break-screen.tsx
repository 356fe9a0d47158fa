import '#kit/layout/form-grid.css';
import '#app/features/protection/safer/stop/stop.css';
import { SaferPage } from '#app/features/protection/safer/safer-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { callCore } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { WhatStays } from '../stop/effects-of-account.tsx';
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
      <div className="stop-actions">
        <Button size="lg" loading={busy} onClick={() => void run(undefined)}>
          {t('rest.now')}
        </Button>
      </div>
    </Card>
  );
}

const CAN = [t('rest.can1'), t('rest.can2'), t('rest.can3')];
const NOT = [t('rest.not1'), t('rest.not2')];

/** Available breaks: a day at once, or longer; a member who is already on a break can only choose a longer one. */
function Ways({ restriction }: { restriction: Restriction | null }) {
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
export function BreakScreen() {
  const query = useCall('restriction.get', {});
  return (
    <SaferPage title={t('rest.title')}>
      <div className="form-grid">
        <div className="stop-box">
          <p className="t2 sm">{t('rest.lead')}</p>
          <Loaded of={query} waiting={<Skeleton height={420} shape="block" />}>
            {({ restriction }) => <Ways restriction={restriction} />}
          </Loaded>
        </div>
        <div className="stop-aside">
          <WhatStays title={t('rest.during')} reachable={CAN} stopped={NOT} />
          <Card className="stop-box" aria-labelledby="rest-longer">
            <h2 id="rest-longer">{t('rest.longerTitle')}</h2>
            <p className="t2 sm">{t('rest.longerText')}</p>
            <Link className={buttonClass({})} to={paths.exclusion}>
              {t('rest.longer')}
            </Link>
          </Card>
        </div>
      </div>
    </SaferPage>
  );
}
