import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import type { Bonus } from '#contract/rewards/bonus/schema.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { dayText } from '#core-client/time/shown-time.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';
import './bonus.css';

const CAUSES = {
  giveUp: 'welfare.causeGiveUp',
  withdraw: 'welfare.causeWithdraw',
  void: 'welfare.causeVoid',
  expire: 'welfare.causeExpire',
} as const;

/** Returns a text of how a bonus ended. */
function endText({ state, cause, times: count, wagering, wageringLeft }: Bonus, verb: string): string {
  if (state === 'released') return t('welfare.released', { count });
  if (state === 'lapsed' || cause === '') return t('welfare.lapsed');
  const done = formatMinor(minor(wagering - wageringLeft));
  return t(CAUSES[cause], { done, wagering: formatMinor(wagering), verb });
}

const STATES = {
  offered: 'welfare.stateOffered',
  accepted: 'welfare.stateAccepted',
  active: 'welfare.stateActive',
  released: 'welfare.stateReleased',
  forfeited: 'welfare.stateForfeited',
  lapsed: 'welfare.stateLapsed',
} as const;

/** The state of a bonus, with a sign for those who do not see the colour. */
export const BonusState = ({ state }: { state: Bonus['state'] }) => (
  <span className={state === 'released' ? 'bonus-state sm bonus-state--ok' : 'bonus-state sm'}>
    <Icon name={state === 'released' ? 'check-circle' : 'ban'} size={15} />
    {t(STATES[state])}
  </span>
);

/** A bonus that has ended: when, how and how much. */
export function PastBonus({ bonus, symbol }: { bonus: Bonus; symbol: string }) {
  const { verb } = useWalletTerms();
  const { title, amount, state, endedAt } = bonus;
  return (
    <li className="past-bonus">
      <span className="num t3 sm">{endedAt === null ? '' : dayText(endedAt)}</span>
      <div>
        <b>{title}</b>
        <span>{endText(bonus, verb)}</span>
      </div>
      <b className="num">{symbol + formatMinor(amount)}</b>
      <BonusState state={state} />
    </li>
  );
}
