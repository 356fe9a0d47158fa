import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { copyValue } from '#app/page/copy-value.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { FactRow, Facts } from '../bet-facts.tsx';
import { kindName } from '../bet-text.ts';
import { stillWinnable } from '../outlook/still-winnable.ts';
import { ShareBet } from '../share-bet.tsx';
import { t } from '../texts.ts';
import { PlacedLegs } from './placed-legs.tsx';

function FullReceipt({ bet }: { bet: Bet }) {
  const { currency, betNo, cashedOut, openStake, returned } = bet;
  const isOpen = returned === null && openStake > 0n;
  const money = useMoneyText();
  return (
    <>
      <PlacedLegs bet={bet} />
      <Facts>
        {cashedOut > 0n ? (
          <FactRow label={t('placed.cashedOut')}>{money(cashedOut, currency)}</FactRow>
        ) : null}
        {isOpen ? (
          <FactRow label={t('placed.stillWin')} main>
            {money(stillWinnable(bet), currency)}
          </FactRow>
        ) : null}
        <FactRow label={t('placed.number')}>
          {betNo}
          <IconButton
            icon="copy"
            size="xs"
            iconSize={14}
            label={t('placed.copyNumber')}
            onClick={() => copyValue(betNo, t('placed.number'))}
          />
        </FactRow>
      </Facts>
    </>
  );
}

/** Receipt of an accepted bet: price, stake and bet number; shortened beside a slip that is being filled in. */
export function Receipt({ bet, brief = false }: { bet: Bet; brief?: boolean }) {
  const { stake, currency, placedAt, venueName } = bet;
  const money = useMoneyText();
  return (
    <>
      <div className="bet-taken" role="status">
        <Icon name="check-circle" size={28} />
        <p>
          <b>{t('placed.taken', { amount: money(stake, currency) })}</b>
          <span className="cap t3">{[kindName(bet), dayTimeText(placedAt), venueName].join(' · ')}</span>
        </p>
      </div>
      {brief ? null : <FullReceipt bet={bet} />}
      {brief ? null : <ShareBet bet={bet} />}
    </>
  );
}
