import { useId } from 'react';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { MoneyIcon } from '#kit/icon/line/line-icon.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';
import { methodName, type PayChoice } from './deposit-rules.ts';
import './deposit-form.css';

/** Hundredths of a percent in one percent. */
const PERCENT = 100;

const feeText = ({ feeRate }: PayChoice['type']) =>
  feeRate === 0 ? t('deposit.free') : t('deposit.fee', { percent: feeRate / PERCENT });

/** Returns the reason why a method is closed, otherwise its fee and duration. */
function note({ type, open }: PayChoice): string {
  if (open) return `${feeText(type)} · ${type.arrival}`;
  if (type.maintainedUntil !== null)
    return t('deposit.maintainedUntil', { time: dayTimeText(type.maintainedUntil) });
  return type.closedNote || t('deposit.paused');
}

function Mark({ type }: Pick<PayChoice, 'type'>) {
  const { symbol } = useCurrencyTerms()(type.currency);
  return type.kind === 'usdt' ? (
    <span className="pay-method__mark only-d pay-method__mark--usdt">{symbol}</span>
  ) : (
    <span className="pay-method__mark only-d">
      <MoneyIcon name={type.kind} size={18} />
    </span>
  );
}

/** Reports whether the platform recommends a method; of several chains, never the more expensive one. */
const isRecommended = ({ type, chain }: PayChoice) =>
  type.recommended && (chain === null || chain.recommended);

type PayMethodsProps = {
  readonly choices: readonly PayChoice[];
  readonly chosen: PayChoice | undefined;
  readonly onChoose: (choice: PayChoice) => void;
};

/** Payment methods of a deposit, one of them chosen; closed ones stay visible and show until when. */
export function PayMethods({ choices, chosen, onChoose }: PayMethodsProps) {
  const name = useId();
  return (
    <fieldset className="grid-2 gap-10" aria-label={t('deposit.methods')}>
      {choices.map((choice) => (
        <PickCard
          key={choice.key}
          className="pay-method__way"
          name={name}
          checked={choice.key === chosen?.key}
          disabled={!choice.open}
          onPick={() => onChoose(choice)}
        >
          <Mark type={choice.type} />
          <span className="grow">
            <b>
              {methodName(choice)}
              {choice.open && isRecommended(choice) ? (
                <Tag tone="primary">{t('deposit.recommended')}</Tag>
              ) : null}
              {!choice.open && choice.type.maintainedUntil !== null ? (
                <Tag>{t('deposit.maintained')}</Tag>
              ) : null}
            </b>
            <span className="cap">{note(choice)}</span>
          </span>
          <Icon name="check-circle" size={18} className="pay-method__on" />
        </PickCard>
      ))}
    </fieldset>
  );
}
