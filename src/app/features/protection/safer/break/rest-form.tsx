import { useState } from 'react';
import { EffectsOfAccount } from '#app/features/protection/safer/stop/effects-of-account.tsx';
import type { InputOf } from '#contract/book/table.ts';
import {
  REST_DAYS_MAX,
  REST_LENGTHS,
  REST_REASONS,
  type RestLength,
} from '#contract/protection/restriction/constants.ts';
import { isLater, type RestChoice, restEnd } from '#contract/protection/restriction/restriction-end.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { dayTyped } from '#contract/units/day-typed.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { callCore } from '#core-client/core.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { endText, useStop } from '../stop/use-stop.ts';
import { t } from './texts.ts';

interface RestConfirmProps {
  /** End of the break, epoch ms. */
  end: number;
  /** Label on the button: `1 周`. */
  label: string;
  busy: boolean;
  refused: string | null;
  onBegin: () => void;
  onClose: () => void;
}

const AFTER = [
  [t('rest.offers'), t('rest.offersText')],
  [t('rest.after'), t('rest.afterText')],
] as const;

/** The second step of a break: its end in the title, what it does, a tick, and the verb with its length [P.17]. */
function RestConfirm({ end, label, busy, refused, onBegin, onClose }: RestConfirmProps) {
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const begin = () => {
    setTried(true);
    if (agreed) onBegin();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy}
      icon="clock"
      title={t('rest.confirmTitle', { end: endText(end) })}
      description={t('rest.confirmText')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button held={busy} onClick={onClose}>
            {t('rest.back')}
          </Button>
          <Button variant="primary" loading={busy} onClick={begin}>
            {t('rest.begin', { length: label })}
          </Button>
        </>
      }
    >
      <div className="stop-box">
        <EffectsOfAccount forGood={false} more={AFTER} />
        <Checkbox
          label={t('rest.agree')}
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          error={tried && !agreed ? t('rest.agreeFirst') : undefined}
        />
        {refused ? <FormProblem>{refused}</FormProblem> : null}
      </div>
    </Dialog>
  );
}

/** A length with what it is called and when it would end; null while no day is chosen, or it cannot be. */
type OfferedRest = { readonly length: RestLength; readonly name: string; readonly end: number | null };

const NAMES: Readonly<Record<RestLength, string>> = {
  day: t('rest.day'),
  week: t('rest.week'),
  month: t('rest.month'),
  chosen: t('rest.chosen'),
};

/** Returns the day a number of days after that of a moment. */
const dayAfter = (at: number, days: number): DayText => siteDayOf(siteDayStart(siteDayOf(at), days));

/** The first and the last day a break may end on. */
const chosenDays = (now: number) => ({ first: dayAfter(now, 1), last: dayAfter(now, REST_DAYS_MAX) });

/** Returns all break lengths with their end, counted from now. */
const offeredRests = (day: DayText | null, now: number): readonly OfferedRest[] =>
  REST_LENGTHS.map((length) => ({ length, name: NAMES[length], end: restEnd({ length, day }, now) }));

/** Returns the button label of a choice: its length, or the day it ends. */
const restLabel = ({ length, day }: RestChoice): string =>
  length === 'chosen' ? t('rest.untilDay', { day: day ?? '' }) : NAMES[length];

interface LengthPicksProps {
  choice: RestChoice;
  onChoice: (choice: RestChoice) => void;
  /** Epoch ms of the server. */
  now: number;
  /** The end of a break under way: nothing that ends before it is offered; null for none. */
  notBefore: number | null;
}

/** Choice of the break length: three fixed lengths, or a custom end day. */
function LengthPicks({ choice, onChoice, now, notBefore }: LengthPicksProps) {
  const { first, last } = chosenDays(now);
  const isShort = (end: number | null) => notBefore !== null && end !== null && end <= notBefore;
  return (
    <fieldset className="stop-box">
      <legend className="sr">{t('rest.chooseTitle')}</legend>
      <div className="stop-picks">
        {offeredRests(choice.day, now).map(({ length, name, end }) => (
          <PickCard
            key={length}
            name="rest-length"
            checked={choice.length === length}
            disabled={length !== 'chosen' && isShort(end)}
            onPick={() => onChoice({ ...choice, length })}
          >
            <b>{name}</b>
            <span className="cap t2">
              {length === 'chosen'
                ? t('rest.longest', { day: last })
                : t('rest.to', { end: endText(end ?? now) })}
            </span>
          </PickCard>
        ))}
      </div>
      {choice.length === 'chosen' ? (
        <TextField
          label={t('rest.dayLabel')}
          type="date"
          min={first}
          max={last}
          value={choice.day ?? ''}
          onChange={({ target }) => onChoice({ ...choice, day: dayTyped(target.value) })}
        />
      ) : null}
    </fieldset>
  );
}

type Reason = InputOf<'restriction.rest'>['reason'];

/** Why, by choice. */
const Reasons = ({ reason, onReason }: { reason: Reason; onReason: (reason: Reason) => void }) => (
  <section className="stop-box" aria-labelledby="rest-why">
    <header>
      <h2 id="rest-why">{t('rest.why')}</h2>
      <p className="cap t2">{t('rest.whyNote')}</p>
    </header>
    <div className="cluster gap-8">
      {REST_REASONS.map((option) => (
        <Chip
          key={option}
          tone="filter"
          selected={reason === option}
          onClick={() => onReason(reason === option ? null : option)}
        >
          {t(`rest.${option}`)}
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
  const { busy, refused, run, forget } = useStop((input: InputOf<'restriction.rest'>) =>
    callCore('restriction.rest', input),
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
    <Card className="stop-box" aria-label={t('rest.chooseTitle')}>
      <h2>{t('rest.chooseTitle')}</h2>
      <LengthPicks choice={choice} onChoice={setChoice} now={now} notBefore={notBefore} />
      <Reasons reason={reason} onReason={setReason} />
      <div className="stop-actions cluster gap-12">
        <Button variant="primary" size="lg" disabled={!isOffered} onClick={() => setAsking(true)}>
          {isOffered ? t('rest.next', { length: restLabel(choice) }) : t('rest.nextChosen')}
        </Button>
      </div>
      {asking && end !== null ? (
        <RestConfirm
          end={end}
          label={restLabel(choice)}
          busy={busy}
          refused={refused}
          onBegin={begin}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
