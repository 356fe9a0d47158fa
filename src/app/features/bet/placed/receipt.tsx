import { copyText } from '#app/features/order/copy-text.ts';
import { useMoneyText } from '#app/features/order/money-text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { Bet } from '#contract/models/bet.ts';
import { minor } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { kindName } from '../bet-words.ts';
import { FactRow, Facts } from '../fact-rows.tsx';
import { t } from '../texts.ts';
import { PlacedLegs } from './placed-legs.tsx';

/** A bet that was taken: at which price, for how much, and the number it has. */
export function Receipt({ bet }: { bet: Bet }) {
  const { stake, highestReturn, currency, betNo, placedAt, venueName } = bet;
  const money = useMoneyText();
  return (
    <>
      <div className="btaken" role="status">
        <Icon name="check-circle" size={28} />
        <p>
          <b>{t('placed.taken', { amount: money(stake, currency) })}</b>
          <span className="cap t3">{[kindName(bet), dayTime(placedAt), venueName].join(' · ')}</span>
        </p>
      </div>
      <PlacedLegs bet={bet} />
      <Facts>
        <FactRow label={t('placed.win')} main>
          {money(minor(highestReturn - stake), currency)}
        </FactRow>
        <FactRow label={t('placed.number')}>
          {betNo}
          <IconButton
            icon="copy"
            size="xs"
            iconSize={14}
            label={t('placed.copyNumber')}
            onClick={() => copyText(betNo, t('placed.number'))}
          />
        </FactRow>
      </Facts>
    </>
  );
}
