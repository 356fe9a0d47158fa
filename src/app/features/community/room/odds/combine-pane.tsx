import './combine-pane.css';
import { useEffect, useState } from 'react';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { barredIn, setCombining, useSlipQuote } from '#app/features/play/bet/combined/combining.ts';
import { t } from '#app/features/play/bet/combined/texts.ts';
import type { PricedMatch } from '#app/features/play/bet/pick/pick-price.tsx';
import { useLegs } from '#app/features/play/bet/pick/picks.ts';
import { chooseKind } from '#app/features/play/bet/slip/use-slip.ts';
import { COMBINED_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { OfferedMarket } from '#contract/play/odds/schema.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { type Barred, CombineMarket } from './combine-market.tsx';

type Props = {
  readonly match: PricedMatch;
  readonly markets: readonly OfferedMarket[];
  /** True if the venue accepts no bets at the moment. */
  readonly suspended: boolean;
};

const NONE: Barred = new Map();

/** Returns the selections that cannot be added now; those of the last answer until the next one. */
function useBarred({ matchId }: PricedMatch): { readonly barred: Barred; readonly failed: boolean } {
  const [last, setLast] = useState(NONE);
  const answer = useSlipQuote(useLegs(), useCurrency());
  const venue = lastOf(answer)?.venues.find(({ combination }) => combination?.matchId === matchId);
  const [read, setRead] = useState(venue);
  if (venue && venue !== read) {
    setRead(venue);
    setLast(barredIn(venue));
  }
  return { barred: last, failed: failureOf(answer) !== null };
}

/** Markets of a match of which several selections are combined to one bet. */
export function CombinePane({ match, markets, suspended }: Props) {
  const [hides, setHides] = useState(false);
  const { barred, failed } = useBarred(match);
  useEffect(() => {
    setCombining(match.matchId);
    chooseKind({ is: 'multiple' });
    return () => setCombining(null);
  }, [match.matchId]);
  const offered = markets.filter(({ selections }) => selections.some(({ state }) => state !== 'closed'));
  if (offered.length === 0) return <EmptyState title={t('combine.none')} />;
  return (
    <>
      <div className="combine-intro sm">
        <p>
          {t('combine.intro', { count: COMBINED_LEGS_MAX })}
          <b>{t('combine.introAll')}</b>
          {t('combine.introEnd')}
        </p>
        <Switch label={t('combine.hide')} checked={hides} onCheckedChange={setHides} />
        {failed ? (
          <p className="t2" role="status">
            <Icon name="wifi-off" size={14} /> {t('combine.failed')}
          </p>
        ) : null}
      </div>
      {offered.map((market) => (
        <CombineMarket
          key={market.marketId}
          match={match}
          market={market}
          barred={barred}
          hides={hides}
          suspended={suspended}
        />
      ))}
    </>
  );
}
