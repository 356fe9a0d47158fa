import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import type { Bet } from '#contract/play/bet/schema.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { FactRow, Facts } from '../bet-facts.tsx';
import { t } from './texts.ts';

/** Price of a bet on several selections of one match; nothing for other bets. */
export function BetCombination({ bet: { combination } }: { bet: Pick<Bet, 'combination'> }) {
  const format = useOddsFormat();
  if (!combination) return null;
  const { odds, paidOdds } = combination;
  return (
    <Facts>
      <FactRow label={t('combine.price')}>{formatOdds(odds, format)}</FactRow>
      {paidOdds === odds ? null : (
        <div className="cap t2">{t('combine.repriced', { odds: formatOdds(paidOdds, format) })}</div>
      )}
    </Facts>
  );
}
