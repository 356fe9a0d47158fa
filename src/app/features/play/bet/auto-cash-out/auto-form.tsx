import { type FormEvent, useState } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { amountFaultText, amountTyping } from '#app/features/money/wallet/amount/typed-amount.ts';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { fieldText, type Minor, minor } from '#contract/units/money.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, serverNow } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { FactRow, Facts } from '../bet-facts.tsx';
import { betName } from '../bet-text.ts';
import { partText } from './auto-cash-out-line.tsx';
import {
  type Bounds,
  firstValue,
  LASTINGS,
  type Lasting,
  leastCredited,
  type ReadValue,
  readValue,
  steppedValue,
  untilOf,
} from './auto-terms.ts';
import { t } from './texts.ts';
import './auto-cash-out.css';

const PERCENTS = ['50', '75', '100'] as const;
type Percent = (typeof PERCENTS)[number];
const LASTING_TEXTS: Readonly<Record<Lasting, string>> = {
  end: t('auto.endOption'),
  halfHour: t('auto.halfHour'),
  twoHours: t('auto.twoHours'),
};
const setRefusal: RefusalTexts = { ORDER_STEP_REFUSED: t('auto.refused') };

type Money = (amount: Minor) => string;

/** Returns why a value cannot be set; undefined for one that can. */
function faultText(read: ReadValue, { offer, most }: Bounds, money: Money): string | undefined {
  switch (read.is) {
    case 'value':
      return undefined;
    case 'missing':
      return t('auto.missing');
    case 'tooHigh':
      return t('auto.tooHigh', { amount: money(most) });
    case 'reached':
      return t('auto.reached', { amount: money(offer ?? most) });
    default:
      return read satisfies never;
  }
}

/** Returns how far the present offer is from a value. */
function gapText(read: ReadValue, { offer }: Bounds, money: Money): string {
  if (offer === null) return t('auto.none');
  const gap = read.is === 'value' ? read.value - offer : 0n;
  return t('auto.now', { now: money(offer), missing: money(minor(gap)) });
}

type Choice = { readonly percent: Percent; readonly lasting: Lasting };
type ChoiceProps = Choice & { readonly onChange: (choice: Choice) => void };

/** The part that is cashed out, and the end of the setting. */
const Choices = ({ percent, lasting, onChange }: ChoiceProps) => (
  <>
    <b className="sm">{t('auto.percent')}</b>
    <Segmented
      label={t('auto.percent')}
      value={percent}
      onValueChange={(next) => onChange({ percent: next, lasting })}
      options={PERCENTS.map((value) => ({ value, label: value === '100' ? t('auto.all') : `${value}%` }))}
    />
    <b className="sm">{t('auto.lasts')}</b>
    <Segmented
      label={t('auto.lasts')}
      value={lasting}
      onValueChange={(next) => onChange({ percent, lasting: next })}
      options={LASTINGS.map((value) => ({ value, label: LASTING_TEXTS[value] }))}
    />
  </>
);

type ValueProps = {
  readonly text: string;
  readonly bounds: Bounds;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
};

/** The value, typed or moved step by step. */
const Value = ({ text, bounds, hint, error, onText }: ValueProps) => (
  <div className="auto-value">
    <IconButton
      icon="minus"
      label={t('auto.less')}
      onClick={() => onText(fieldText(steppedValue(text, -1n, bounds)))}
    />
    <TextField
      label={t('auto.value')}
      labelHidden
      inputMode="decimal"
      value={text}
      hint={hint}
      error={error}
      {...amountTyping(onText)}
    />
    <IconButton
      icon="plus"
      label={t('auto.more')}
      onClick={() => onText(fieldText(steppedValue(text, 1n, bounds)))}
    />
  </div>
);

interface AutoFormProps {
  bet: Bet;
  /** Present offer for the whole open stake; null while there is none. */
  offer: Minor | null;
  onClose: () => void;
}

/** Sends a setting; the answer is the bet with it. */
function useSetting(betId: Bet['betId'], onClose: () => void) {
  const { state, run } = useSubmission((terms: { value: Minor; percent: number; until: number | null }) =>
    callCore('bet.setAutoCashOut', { betId, ...terms }),
  );
  const set = async (value: Minor, { percent, lasting }: Choice) => {
    const terms = { value, percent: Number(percent), until: untilOf(lasting, serverNow()) };
    const ended = await run(terms, () => refreshAnswers('bet.list'));
    if (ended.is === 'done') onClose();
  };
  return { refusal: refusalOf(state), busy: state.is === 'sending', set };
}

/** Form of the value at which a bet is cashed out by itself. */
export function AutoForm({ bet, offer, onClose }: AutoFormProps) {
  const moneyText = useMoneyText();
  const money = (amount: Minor) => moneyText(amount, bet.currency);
  const bounds: Bounds = { offer, most: bet.highestReturn };
  const [text, setText] = useState(() => fieldText(bet.autoCashOut?.value ?? firstValue(bounds)));
  const [choice, setChoice] = useState<Choice>({ percent: '100', lasting: 'end' });
  const [isTried, setIsTried] = useState(false);
  const { refusal, busy, set } = useSetting(bet.betId, onClose);
  const read = readValue(text, bounds);
  const percent = Number(choice.percent);
  const value = read.is === 'value' ? read.value : null;
  const shown = value === null ? t('auto.value') : money(value);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (value !== null) await set(value, choice);
  };
  const error =
    amountFaultText(text) ?? (isTried || read.is !== 'missing' ? faultText(read, bounds, money) : undefined);
  return (
    <FormDialog
      className="auto-form"
      title={t('auto.title')}
      description={t('auto.about', { name: betName(bet), stake: money(bet.openStake) })}
      closeLabel={t('auto.close')}
      onClose={onClose}
      busy={busy}
      onSubmit={submit}
      submitLabel={t('auto.submit', { value: shown, part: partText(percent) })}
      below={<p className="cap t2">{t('auto.note', { value: shown })}</p>}
    >
      <b className="sm">{t('auto.value')}</b>
      <Value text={text} bounds={bounds} hint={gapText(read, bounds, money)} error={error} onText={setText} />
      <Choices {...choice} onChange={setChoice} />
      <Facts>
        <FactRow label={t('auto.credited')} main>
          {value === null
            ? '—'
            : t('auto.atLeast', { amount: money(leastCredited(value, bet.openStake, percent)) })}
        </FactRow>
        <FactRow label={t('auto.most')}>{money(bet.highestReturn)}</FactRow>
      </Facts>
      {refusal ? <StatusLine tone="alert">{refusalText(setRefusal, refusal)}</StatusLine> : null}
    </FormDialog>
  );
}
