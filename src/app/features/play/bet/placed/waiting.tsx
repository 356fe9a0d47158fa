import { useMoneyText } from '#app/features/money/order/money-text.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { minor } from '#contract/units/money.ts';
import { FactRow, Facts } from '../fact-rows.tsx';
import { SecondsLeft } from '../seconds-left.tsx';
import { t } from '../texts.ts';
import { PlacedLegs } from './placed-legs.tsx';

/** Bet that is waiting for the live delay. It cannot be cancelled, and leaving the page does not stop it. */
export function Waiting({ bet }: { bet: Bet }) {
  const { decidesAt, delayMs, stake, highestReturn, currency } = bet;
  const money = useMoneyText();
  const seconds = Math.ceil(delayMs / SECOND_MS);
  return (
    <>
      <PlacedLegs bet={bet} />
      <div className="bet-wait">
        {decidesAt === null ? null : (
          <SecondsLeft until={decidesAt} lengthMs={delayMs} label={t('placed.waitTitle')} />
        )}
        <p role="status">
          <b>{t('placed.waitTitle')}</b>
          <span className="cap t2">
            {seconds > 0 ? t('placed.waitDelay', { seconds }) : t('placed.sendingText')}
          </span>
          <span className="cap t2">{t('placed.waitText')}</span>
        </p>
      </div>
      <Facts>
        <FactRow label={t('placed.stake')}>{money(stake, currency)}</FactRow>
        <FactRow label={t('placed.win')} main>
          {money(minor(highestReturn - stake), currency)}
        </FactRow>
      </Facts>
    </>
  );
}
