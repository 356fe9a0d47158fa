import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useLegs } from '../pick/picks.ts';
import { useCombining, useSlipQuote } from './combining.ts';
import { t } from './texts.ts';

/** Price of the combination as it is put together. */
export function CombinedNow() {
  const format = useOddsFormat();
  const matchId = useCombining();
  const answer = lastOf(useSlipQuote(useLegs(), useCurrency()));
  const found = answer?.venues.find(({ combination }) => combination?.matchId === matchId)?.combination;
  const count = found?.legs.length ?? 0;
  if (!found || count < 2) {
    return <span className="bet-bar__pick">{found ? t('combine.oneMore') : t('combine.asking')}</span>;
  }
  return (
    <span className="bet-bar__pick" role="status">
      <b>
        {t('combine.price')} {found.odds === null ? '—' : formatOdds(found.odds, format)}
      </b>
      <span className="cap t3">{t('combine.fill', { count })}</span>
    </span>
  );
}
