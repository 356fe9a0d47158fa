import { type FormEvent, useState } from 'react';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { ALERTS_MAX, type AlertSide } from '#contract/play/price/constants.ts';
import { plainTyped } from '#contract/text/digits-typed.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { AlertList } from './alert-list.tsx';
import { alertOdds, firstOdds, steppedOdds } from './alert-rules.ts';
import { t } from './texts.ts';
import type { TrendSubject } from './trend-subject.ts';

/** Texts of refused alerts. */
const alertRefusal: RefusalTexts = {
  ALERTS_FULL: t('alert.full', { count: ALERTS_MAX }),
  ALERT_REACHED: t('alert.there'),
  NOT_FOUND: t('alert.gone'),
};

interface StepProps {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** A price that is typed, or moved step by step. */
const OddsStep = ({ text, error, onText }: StepProps) => (
  <div className="price-step">
    <IconButton icon="minus" label={t('alert.less')} onClick={() => onText(steppedOdds(text, -1))} />
    <TextField
      label={t('alert.at')}
      labelHidden
      inputMode="decimal"
      value={text}
      error={error}
      onChange={({ target }) => onText(plainTyped(target.value))}
    />
    <IconButton icon="plus" label={t('alert.more')} onClick={() => onText(steppedOdds(text, 1))} />
  </div>
);

type Wanted = { readonly side: AlertSide; readonly odds: string };

/** Sets an alert at a price, and lists those of the selection. */
export function AlertForm({ subject, now }: { subject: TrendSubject; now: string | null }) {
  const { matchId, marketId, selectionId, venue } = subject;
  const [text, setText] = useState(firstOdds(now));
  const [side, setSide] = useState<AlertSide>('atLeast');
  const [isTried, setIsTried] = useState(false);
  const format = useOddsFormat();
  const { state, run } = useSubmission((wanted: Wanted) =>
    callCore('price.setAlert', { matchId, marketId, selectionId, venue, ...wanted }),
  );
  const odds = alertOdds(text);
  const refusal = refusalOf(state);
  const error = isTried && odds === null ? t('alert.wrong') : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (odds !== null) await run({ side, odds }, () => refreshAnswers('price.alerts'));
  };
  const change = (next: string) => {
    setIsTried(false);
    setText(next);
  };
  return (
    <>
      <form className="alert-form" onSubmit={submit} noValidate>
        <b className="sm">{t('alert.at')}</b>
        <OddsStep
          text={text}
          error={error ?? (refusal === null ? undefined : refusalText(alertRefusal, refusal))}
          onText={change}
        />
        <Segmented
          label={t('alert.side')}
          value={side}
          onValueChange={setSide}
          options={[
            { value: 'atLeast', label: t('alert.atLeast') },
            { value: 'atMost', label: t('alert.atMost') },
          ]}
        />
        <Button type="submit" variant="primary" block loading={state.is === 'sending'}>
          {t('alert.set', { odds: odds === null ? '—' : formatOdds(odds, format), side: t(`alert.${side}`) })}
        </Button>
      </form>
      <AlertList selectionId={selectionId} />
      <p className="cap t2">{t('alert.note')}</p>
    </>
  );
}
