import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import type { Bet } from '#contract/play/bet/schema.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { legAbout, legName } from '../bet-text.ts';
import { BetCombination } from '../combined/bet-combination.tsx';
import '../legs.css';

/** Legs of a bet at the accepted or requested prices. */
export function PlacedLegs({ bet }: { bet: Bet }) {
  const { legs, combination } = bet;
  const format = useOddsFormat();
  return (
    <>
      <ul className="fit-stack">
        {legs.map((leg) => (
          <li key={leg.selectionId} className="bet-leg row gap-10">
            <div className="grow">
              <b className="bet-leg__name ell">{legName(leg)}</b>
              <span className="cap t3 ell">{legAbout(leg)}</span>
            </div>
            {combination ? null : <b className="bet-leg__odds row gap-6">{formatOdds(leg.odds, format)}</b>}
          </li>
        ))}
      </ul>
      <BetCombination bet={bet} />
    </>
  );
}
