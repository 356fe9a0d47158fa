import type { DepositGiftTerms, GiftedDeposit } from '#contract/models/activity/deposit-gift.ts';
import { t } from '../tasks/texts.ts';
import { useYuanText } from './use-yuan-text.ts';
import './deposit-gift.css';

const HOURS_A_DAY = 24;

interface FirstStepsProps {
  deposit: GiftedDeposit | null;
  terms: DepositGiftTerms;
}

/** How many of the steps are behind the member. */
function doneOf(deposit: GiftedDeposit | null): number {
  if (deposit === null) return 0;
  if (deposit.state !== 'taken') return 1;
  return deposit.given?.state === 'released' ? 3 : 2;
}

/** The way of the gift from the deposit to money of one's own, and where the member is on it. */
export function FirstSteps({ deposit, terms: { tiers, times, termDays, claimHours } }: FirstStepsProps) {
  const done = doneOf(deposit);
  const yuan = useYuanText();
  const [first] = tiers;
  const steps = [
    [t('task.stepDeposit'), first === undefined ? '' : t('task.stepDepositNote', { from: yuan(first.from) })],
    [t('task.stepClaim'), t('task.stepClaimNote', { days: claimHours / HOURS_A_DAY })],
    [t('task.stepWager'), t('task.stepWagerNote', { days: termDays, times })],
  ] as const;
  return (
    <section className="card padded" aria-label={t('task.stepTitle')}>
      <ol className="depsteps">
        {steps.map(([name, note], index) => (
          <li
            key={name}
            data-is={index < done ? 'done' : index === done ? 'now' : 'ahead'}
            aria-current={index === done ? 'step' : undefined}
          >
            <i aria-hidden="true">{index < done ? '✓' : index + 1}</i>
            <b>{name}</b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
