import { useMoneyText } from '#app/features/money/order/money-text.ts';
import type { Bet, BetReason } from '#contract/play/bet/schema.ts';
import { leastOfLine, mostOfLine } from '#contract/play/betting/system-lines.ts';
import { fieldText, type Minor } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { legName } from '../bet-text.ts';
import { addLegs, setStakeText, useStakeText } from '../pick/picks.ts';
import { t } from '../texts.ts';
import { dismissPlaced } from './placed-bets.ts';
import { PlacedLegs } from './placed-legs.tsx';
import '../notes.css';

/** Text of a rejection reason, with the names of the affected legs, or the operator's own note. */
function reasonText({ legs }: Bet, { is, legs: about, note }: BetReason): string {
  const names = about.flatMap((index) => legs[index] ?? []).map(legName);
  const reason = note === '' ? t(`placed.${is}`) : note;
  return names.length > 0 ? `${reason}（${names.join('、')}）` : reason;
}

/** Puts the legs back into the slip at the odds of the bet; the next quote updates them. */
function restoreLegs({ legs, placedAt }: Bet): void {
  addLegs(
    legs.map(({ matchId, marketId, selectionId, odds, marketName, itemName, homeName, awayName }) => ({
      matchId,
      marketId,
      selectionId,
      odds,
      material: null,
      addedAt: placedAt,
      market: marketName,
      name: itemName,
      home: homeName,
      away: awayName,
    })),
  );
}

/** The stake of a line that is within a limit of the whole bet, as it is typed. */
const ofLine = (limit: Minor, { is }: BetReason, lines: number): string =>
  fieldText((is === 'stakeLow' ? leastOfLine : mostOfLine)(limit, lines));

/** A bet that was refused or whose offer ran out: nothing was staked, and its legs can go back into the slip. */
export function RejectedBet({ bet }: { bet: Bet }) {
  const { state, reason, currency, betId, lines, lineStake } = bet;
  const money = useMoneyText();
  const typed = useStakeText();
  const limit = reason?.limit ?? null;
  const back = () => {
    restoreLegs(bet);
    setStakeText(reason && limit !== null ? ofLine(limit, reason, lines) : typed || fieldText(lineStake));
    dismissPlaced(betId);
  };
  return (
    <>
      <p className="bet-note sm" role="alert">
        <Icon name="octagon" size={16} />
        <span>
          <b>{t(state === 'lapsed' ? 'placed.lapsed' : 'placed.rejected')}</b>
          {reason ? <span>{reasonText(bet, reason)}</span> : null}
        </span>
      </p>
      <PlacedLegs bet={bet} />
      <Button block onClick={back}>
        {limit === null ? t('placed.putBack') : t('placed.useLimit', { amount: money(limit, currency) })}
      </Button>
    </>
  );
}
