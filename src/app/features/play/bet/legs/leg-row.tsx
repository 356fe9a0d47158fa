import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { PriceOpener } from '#app/features/play/price/price-opener.tsx';
import type { TrendSubject } from '#app/features/play/price/trend-subject.ts';
import type { QuotedLeg } from '#contract/play/bet/schema.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { dropLegs } from '../pick/picks.ts';
import { t } from '../texts.ts';
import type { LegView } from './slip-legs.ts';
import '../legs.css';

const SHUT = { suspended: 'locked', closed: 'closed', gone: 'gone' } as const;
const MOVED = { oddsUp: 'up', oddsDown: 'down' } as const;

const isShut = (state: LegView['state']): state is keyof typeof SHUT => Object.hasOwn(SHUT, state);
const isMoved = (state: LegView['state']): state is keyof typeof MOVED => Object.hasOwn(MOVED, state);

/** The price a leg was picked at, where the member has to agree to the one it has now. */
function Before({ view: { leg, odds, passes } }: { view: LegView }) {
  const format = useOddsFormat();
  if (passes !== 'asks' || leg.odds === odds) return null;
  return (
    <>
      <span className="sr">{t('slip.was')}</span>
      <s>{formatOdds(leg.odds, format)}</s>
      <span className="sr">{t('slip.now')}</span>
    </>
  );
}

/** The price of a leg; where it cannot be had, why. */
function LegPrice({ view }: { view: LegView }) {
  const { state, odds } = view;
  const format = useOddsFormat();
  if (isShut(state)) {
    return (
      <span className="bet-leg__shut row gap-4">
        <Icon name="lock" size={14} />
        {t(`slip.${SHUT[state]}`)}
      </span>
    );
  }
  return (
    <b className="bet-leg__odds row gap-6">
      <Before view={view} />
      {formatOdds(odds, format)}
      {isMoved(state) ? (
        <>
          <i className={`price-move price-move--${MOVED[state]}`} aria-hidden="true" />
          <span className="sr">{t(`slip.${MOVED[state]}`)}</span>
        </>
      ) : null}
    </b>
  );
}

const isKnown = (now: LegView['now']): now is QuotedLeg => now !== null && now.state !== 'gone';

/** Returns the name of a selection, a side by its team. */
export const pickName = ({ leg, now }: LegView): string => (isKnown(now) ? now.itemName : leg.name);

/** Returns the names of its match, its market, and its score. */
function versusText({ leg, now }: LegView): string {
  const names = t('slip.versus', { home: leg.home, away: leg.away });
  const market = isKnown(now) ? now.marketName : leg.market;
  const score = now?.isLive && now.score !== null ? t('slip.liveAt', now.score) : '';
  return [names, market, score].filter(Boolean).join(' · ');
}

/** Returns what the course of the price of a leg is about. */
function subjectOf({ leg, now }: LegView, name: string): TrendSubject {
  const { matchId, marketId, selectionId, home, away } = leg;
  const market = isKnown(now) ? now.marketName : leg.market;
  const about = `${t('slip.versus', { home, away })} · ${market}`;
  return { matchId, marketId, selectionId, name, about, venue: null, own: null };
}

/** Selection in the slip: its name, match, price, and remove button. */
export function LegRow({ view }: { view: LegView }) {
  const name = pickName(view);
  const { from } = view.leg;
  return (
    <li className={isShut(view.state) ? 'bet-leg row gap-10 bet-leg--off' : 'bet-leg row gap-10'}>
      <div className="grow">
        <b className="bet-leg__name ell">{name}</b>
        <span className="cap t3 ell">{versusText(view)}</span>
        {from === undefined ? null : <span className="cap t2 ell">{t('slip.from', { name: from })}</span>}
      </div>
      <PriceOpener subject={subjectOf(view, name)}>
        <LegPrice view={view} />
      </PriceOpener>
      <IconButton
        icon="x"
        size="xs"
        iconSize={15}
        label={t('slip.remove', { name })}
        onClick={() => dropLegs([view.leg.selectionId])}
      />
    </li>
  );
}
