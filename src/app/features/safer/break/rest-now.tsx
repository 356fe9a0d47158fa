import { callCore } from '#app/core-client/core.ts';
import { useServerText } from '#app/core-client/server-clock.ts';
import { endText } from '#app/features/safer/stop/end-text.ts';
import { useStop } from '#app/features/safer/stop/use-stop.ts';
import { Button } from '#app/kit/action/button.tsx';
import { FormProblem } from '#app/kit/form/form-problem.tsx';
import { DAY_MS } from '#contract/units/durations.ts';
import { t } from './texts.ts';

const DAY = { length: 'day', day: null, reason: null } as const;

/** A day's break by one press, with no question [P.17]. */
export function RestNow() {
  const end = useServerText((now) => endText(now + DAY_MS));
  const { busy, refused, run } = useStop(() => callCore('restriction.rest', DAY));
  return (
    <section className="card padded stopbox" aria-labelledby="rest-now">
      <header>
        <h2 id="rest-now">{t('rest.nowTitle')}</h2>
        <p className="t2 sm">{t('rest.nowText', { end })}</p>
      </header>
      {refused ? <FormProblem>{refused}</FormProblem> : null}
      <div className="stopacts">
        <Button size="lg" loading={busy} onClick={() => void run(undefined)}>
          {t('rest.now')}
        </Button>
      </div>
    </section>
  );
}
