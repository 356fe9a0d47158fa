import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { OneGame } from '../one-game.tsx';
import { t } from '../texts.ts';
import type { usePlan } from './use-plan.ts';
import { OFFERED_MINUTES, OFFERED_SPEND, type PlanChoice } from './visit-plan.ts';

type OneProps = {
  readonly label: string;
  readonly offered: readonly { readonly value: string; readonly label: string }[];
  readonly choice: PlanChoice;
  readonly onChoice: (choice: PlanChoice) => void;
  readonly ownLabel: string;
  readonly leading?: string;
  readonly error: string | undefined;
};

const shownAs = (choice: PlanChoice) => (choice.is === 'offered' ? choice.value : choice.is);

/** The option without a limit has the same visual weight as the others. */
function One({ label, offered, choice, onChoice, ownLabel, leading, error }: OneProps) {
  const choose = (value: string) => {
    if (value === 'none') onChoice({ is: 'none' });
    else onChoice(value === 'own' ? { is: 'own', text: '' } : { is: 'offered', value });
  };
  const options = [
    { value: 'none', label: t('visitPlan.none') },
    ...offered,
    { value: 'own', label: t('visitPlan.own') },
  ];
  return (
    <div className="stack gap-6">
      <span className="sm">{label}</span>
      <Segmented label={label} options={options} value={shownAs(choice)} onValueChange={choose} />
      {choice.is === 'own' ? (
        <TextField
          label={ownLabel}
          labelHidden
          placeholder={ownLabel}
          inputMode="decimal"
          autoComplete="off"
          value={choice.text}
          error={error}
          leading={leading === undefined ? undefined : <span className="t3">{leading}</span>}
          onChange={({ target }) => onChoice({ is: 'own', text: target.value })}
        />
      ) : null}
    </div>
  );
}

type FieldsProps = { readonly plan: ReturnType<typeof usePlan>; readonly currency: CurrencyEntry };

/** Fields for the maximum duration and spend of the visit about to begin [P.28]. */
export function PlanFields({ plan, currency: { symbol } }: FieldsProps) {
  const minutes = OFFERED_MINUTES.map((value) => ({
    value,
    label: t('visitPlan.minutes', { count: value }),
  }));
  const spend = OFFERED_SPEND.map((value) => ({ value, label: value }));
  return (
    <section className="launch-plan" aria-label={t('visitPlan.title')}>
      <h4>{t('visitPlan.title')}</h4>
      <One
        label={t('visitPlan.time')}
        offered={minutes}
        choice={plan.time}
        onChoice={plan.setTime}
        ownLabel={t('visitPlan.ownMinutes')}
        error={plan.wrongTime ? t('visitPlan.wrongMinutes') : undefined}
      />
      <One
        label={`${t('visitPlan.spend')}（${t('visitPlan.spendAbout')}）`}
        offered={spend}
        choice={plan.spend}
        onChoice={plan.setSpend}
        ownLabel={t('visitPlan.ownSpend')}
        leading={symbol}
        error={plan.wrongSpend ? t('visitPlan.wrongSpend') : undefined}
      />
      <p className="cap t3">{t('visitPlan.about')}</p>
    </section>
  );
}

/** Why the visit does not begin: another game is open, or what the member decided for themselves. */
export function PlanRefusal({ plan: { refusal, forget } }: Pick<FieldsProps, 'plan'>) {
  if (refusal === null) return null;
  if (refusal.code === 'ANOTHER_GAME_OPEN') return <OneGame onEnded={forget} />;
  return <StatusLine tone="alert">{refusalText('wallet', refusal)}</StatusLine>;
}
