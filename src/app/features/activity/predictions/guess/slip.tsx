import { useState } from 'react';
import { GUESS_STAKE, type GuessAnswer } from '#contract/activity/constants/guess.ts';
import type { GuessQuestion } from '#contract/activity/schema/kinds/guess.ts';
import { type Coins, coins, formatCoins } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Card } from '#kit/layout/card.tsx';
import { answerText, topicText } from './guess-text.ts';
import { expectedReturn, poolOf } from './pool-odds.ts';
import { t } from './texts.ts';
import './slip.css';

/** Answer on which the member is about to stake coins. */
export type Picked = { readonly question: GuessQuestion; readonly answer: GuessAnswer };

interface SlipProps {
  picked: Picked | null;
  busy: boolean;
  onStake: (picked: Picked, amount: number) => void;
  onClear: () => void;
}

const STEPS = [50, 100, 200, 500] as const;
const FIRST = '100';

/** A whole number within what may be put in; null for anything else. */
function amountOf(text: string): number | null {
  const amount = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return amount >= GUESS_STAKE.least && amount <= GUESS_STAKE.most ? amount : null;
}

/** Effect of a stake on the pool, without further stakes of others. */
function Estimate({ picked: { question, answer }, amount }: { picked: Picked; amount: Coins }) {
  const pool = poolOf(question);
  const on = question.answers.find((row) => row.answer === answer)?.pool ?? coins(0);
  const rows = [
    [t('guess.poolAfter'), formatCoins(coins(pool + amount))],
    [t('guess.answerAfter'), formatCoins(coins(on + amount))],
    [
      t('guess.returnAfter'),
      t('guess.coins', { coins: formatCoins(coins(expectedReturn(pool, on, amount))) }),
    ],
  ] as const;
  return (
    <dl className="facts facts--boxed guess-slip__sums">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Steps = ({ text, onText }: { text: string; onText: (text: string) => void }) => (
  <fieldset className="guess-slip__steps" aria-label={t('guess.steps')}>
    {STEPS.map((step) => (
      <button
        key={step}
        type="button"
        aria-pressed={text === String(step)}
        onClick={() => onText(String(step))}
      >
        {step}
      </button>
    ))}
  </fieldset>
);

function Filled({ picked, busy, onStake, onClear }: SlipProps & { picked: Picked }) {
  const [text, setText] = useState(FIRST);
  const amount = amountOf(text);
  const { question, answer } = picked;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (amount !== null && !busy) onStake(picked, amount);
      }}
    >
      <p className="guess-slip__what">
        <span>{`${question.match.home} ${t('guess.versus')} ${question.match.away}，${topicText(question.topic)}`}</span>
        <b>{answerText(question.topic, answer)}</b>
      </p>
      <Steps text={text} onText={setText} />
      <TextField
        label={t('guess.own')}
        hint={t('guess.ownHint', GUESS_STAKE)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {amount === null ? null : <Estimate picked={picked} amount={coins(amount)} />}
      <div className="guess-slip__acts">
        <Button type="submit" variant="gold" size="lg" block loading={busy} disabled={amount === null}>
          {t('guess.stake', { coins: amount ?? 0 })}
        </Button>
        <Button block onClick={onClear}>
          {t('guess.clear')}
        </Button>
      </div>
      <p className="cap t3">{t('guess.slipNote')}</p>
    </form>
  );
}

/** Form for the amount of the stake; on phones it is shown above the tab bar while an answer is picked. */
export const Slip = (props: SlipProps) => (
  <Card className={props.picked ? 'guess-slip is-filled' : 'guess-slip'} aria-label={t('guess.slip')}>
    <div className="padded__head">
      <h2>{t('guess.slip')}</h2>
      <span>{t('guess.slipSub', GUESS_STAKE)}</span>
    </div>
    {props.picked ? (
      <Filled
        key={`${props.picked.question.questionId} ${props.picked.answer}`}
        {...props}
        picked={props.picked}
      />
    ) : (
      <p className="cap t3">{t('guess.slipNone')}</p>
    )}
  </Card>
);
