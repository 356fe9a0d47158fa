import { useState } from 'react';
import { callCore } from '#app/core-client/core.ts';
import { useServerNow } from '#app/core-client/server-clock.ts';
import { useStop } from '#app/features/safer/stop/use-stop.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Chip } from '#app/kit/choice/chip.tsx';
import type { InputOf } from '#contract/calls/table.ts';
import { REST_REASONS } from '#contract/constants/restriction.ts';
import type { Restriction } from '#contract/models/restriction.ts';
import { isLater, type RestChoice, restEnd } from '#contract/rules/restriction-end.ts';
import { LengthPicks } from './length-picks.tsx';
import { saidRest } from './rest-choice.ts';
import { RestConfirm } from './rest-confirm.tsx';
import { t } from './texts.ts';

type Reason = InputOf<'restriction.rest'>['reason'];

/** Why, by choice. */
const Reasons = ({ reason, onReason }: { reason: Reason; onReason: (reason: Reason) => void }) => (
  <section className="stopbox" aria-labelledby="rest-why">
    <header>
      <h2 id="rest-why">{t('rest.why')}</h2>
      <p className="cap t2">{t('rest.whyNote')}</p>
    </header>
    <div className="stopreasons">
      {REST_REASONS.map((one) => (
        <Chip
          key={one}
          tone="filter"
          selected={reason === one}
          onClick={() => onReason(reason === one ? null : one)}
        >
          {t(`rest.${one}`)}
        </Chip>
      ))}
    </div>
  </section>
);

/** Longer breaks in two steps: how long, then what it means [P.17]. */
export function RestForm({ current }: { current: Restriction | null }) {
  const now = useServerNow();
  const [choice, setChoice] = useState<RestChoice>({ length: 'week', day: null });
  const [reason, setReason] = useState<Reason>(null);
  const [asking, setAsking] = useState(false);
  const { busy, refused, run, forget } = useStop((what: InputOf<'restriction.rest'>) =>
    callCore('restriction.rest', what),
  );
  const end = restEnd(choice, now);
  const notBefore = current?.state === 'resting' ? current.until : null;
  const isOffered = end !== null && (notBefore === null || isLater(end, notBefore));
  const close = () => {
    setAsking(false);
    forget();
  };
  const begin = async () => {
    if (await run({ ...choice, reason })) setAsking(false);
  };
  return (
    <section className="card padded stopbox" aria-label={t('rest.chooseTitle')}>
      <h2>{t('rest.chooseTitle')}</h2>
      <LengthPicks choice={choice} onChoice={setChoice} now={now} notBefore={notBefore} />
      <Reasons reason={reason} onReason={setReason} />
      <div className="stopacts">
        <Button variant="primary" size="lg" disabled={!isOffered} onClick={() => setAsking(true)}>
          {isOffered ? t('rest.next', { length: saidRest(choice) }) : t('rest.nextChosen')}
        </Button>
      </div>
      {asking && end !== null ? (
        <RestConfirm
          end={end}
          said={saidRest(choice)}
          busy={busy}
          refused={refused}
          onBegin={begin}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
