import { useId } from 'react';
import { MoneyIcon } from '#app/features/order/money-icon.tsx';
import { PickCard } from '#app/kit/choice/pick-card.tsx';
import { t } from '../texts.ts';

type Speed = 'ordinary' | 'fast';
type SpeedChoiceProps = {
  readonly speed: Speed;
  readonly expected: string;
  readonly onSpeed: (speed: Speed) => void;
};

/** Paid by the platform, or fast by another member, whose payment one confirms oneself. */
export function SpeedChoice({ speed, expected, onSpeed }: SpeedChoiceProps) {
  const name = useId();
  const ways = [
    { value: 'ordinary', icon: 'bank', text: t('withdraw.ordinaryText', { expected }) },
    { value: 'fast', icon: 'fast', text: t('withdraw.fastText') },
  ] as const;
  return (
    <fieldset className="speeds">
      <legend>{t('withdraw.speed')}</legend>
      {ways.map(({ value, icon, text }) => (
        <PickCard
          key={value}
          className="speed"
          name={name}
          checked={speed === value}
          onPick={() => onSpeed(value)}
        >
          <MoneyIcon name={icon} size={18} />
          <span>
            <b>{t(`withdraw.${value}`)}</b>
            <span className="cap t3">{text}</span>
          </span>
        </PickCard>
      ))}
    </fieldset>
  );
}
