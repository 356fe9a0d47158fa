import './odds-panel.css';
import { useMemo, useState } from 'react';
import type { PricedMatch } from '#app/features/play/bet/pick/pick-price.tsx';
import { OddsFormatPicker } from '#app/features/play/match/odds/odds-format-picker.tsx';
import { PricesHeld, useHeld } from '#app/features/play/match/odds/price.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import type { MatchId } from '#contract/fields/ids.ts';
import type { Match, Sport } from '#contract/play/match/schema.ts';
import type { MarketGroup, MatchOdds } from '#contract/play/odds/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useRestriction } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useTopic } from '#core-client/topic.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { PaneCare, PaneWait } from '../panes/pane-parts.tsx';
import { t } from '../texts.ts';
import { favouriteMarkets, MarketBlock } from './market-block.tsx';
import { MatchOfPrices } from './market-selections.tsx';
import { favouritesFirst, groupsOf, marketsIn, shownGroup, type VenueState, venueState } from './markets.ts';

/** Returns the state of the venue of a match, polled while it is shown [7.14]. */
function useVenueState(matchId: MatchId): VenueState {
  const known = lastOf(useCall('live.venue', { matchId }, { refetchMs: REFRESH_MS['live.venue'] }));
  return known ? venueState(known.venue) : { is: 'unknown' };
}

const CombinePane = lazyPart(() => import('./combine-pane.tsx').then((file) => file.CombinePane));

const InlineSlip = lazyPart(() =>
  import('#app/features/play/bet/host/inline-slip.tsx').then((file) => file.InlineSlip),
);

type Choice = {
  readonly sport: Sport;
  readonly group: MarketGroup;
  readonly onGroup: (group: MarketGroup) => void;
  readonly combines: boolean;
  readonly onCombine: () => void;
};

/** Groups that a sport calls by another name than football. */
const GROUP_NAMES: Readonly<Record<Sport, Partial<Record<MarketGroup, string>>>> = {
  football: {},
  basketball: { handicap: t('odds.handicapPoints') },
  esports: { handicap: t('odds.handicapMaps'), goal: t('odds.goalMaps') },
};

/** Kinds of markets this match has, and how their prices are written. */
function Choices({
  groups,
  sport,
  group,
  onGroup,
  combines,
  onCombine,
}: Choice & { groups: readonly MarketGroup[] }) {
  return (
    <div className="odds-panel row gap-6">
      <div className="odds-panel__groups grow">
        {groups.map((name) => (
          <Chip key={name} tone="filter" selected={!combines && name === group} onClick={() => onGroup(name)}>
            {GROUP_NAMES[sport][name] ?? t(`odds.${name}`)}
          </Chip>
        ))}
        <Chip tone="filter" selected={combines} onClick={onCombine}>
          {t('odds.combine')}
        </Chip>
      </div>
      <OddsFormatPicker />
    </div>
  );
}

const isInPlay = ({ clock: { phase } }: Match): boolean => phase !== 'ended' && phase !== 'upcoming';

/** Returns the reason why a kind of markets is empty. */
const emptyTitle = ({ clock: { phase } }: Match) =>
  t(phase === 'ended' ? 'odds.matchOver' : phase === 'upcoming' ? 'odds.notOpened' : 'odds.none');

/** Link to a match whose venue accepts bets [2.02]. */
const ToHome = () => (
  <Link className={buttonClass()} to={paths.home}>
    {t('odds.venueToHome')}
  </Link>
);

/** Notice about the prices of a venue that is not open [4.03]. */
function VenueNotice({ name, venue }: { name: string; venue: VenueState }) {
  switch (venue.is) {
    case 'unknown':
    case 'open':
      return null;
    case 'maintained':
      return (
        <p className="odds-panel__notice sm" role="status">
          <Icon name="wrench" size={16} />
          <span>
            {venue.until === null
              ? t('odds.maintained', { name })
              : t('odds.maintainedUntil', { name, time: dayTimeText(venue.until) })}
          </span>
        </p>
      );
    case 'blocked':
      return (
        <p className="odds-panel__notice sm" role="status">
          <Icon name="ban" size={16} />
          <span>{t('odds.venueBlocked', { name })}</span>
        </p>
      );
    case 'closed':
      return (
        <EmptyState
          title={t('odds.venueClosed', { name })}
          text={t('odds.venueClosedText')}
          action={<ToHome />}
        />
      );
    case 'absent':
      return (
        <EmptyState
          title={t('odds.venueAbsent', { name })}
          text={t('odds.venueAbsentText')}
          action={<ToHome />}
        />
      );
    default:
      return venue satisfies never;
  }
}

/** Notice that the platform is unreachable: every price is locked until it responds. */
const HeldNotice = () => (
  <p className="odds-panel__notice sm" role="status">
    <Icon name="lock" size={16} />
    <span>{t('match.pricesHeld')}</span>
  </p>
);

function Odds({ match, odds, isHeld }: { match: Match; odds: MatchOdds; isHeld: boolean }) {
  const venue = useVenueState(match.matchId);
  const [choice, setChoice] = useState<MarketGroup | 'combine'>('hot');
  const combines = choice === 'combine';
  const chosen = combines ? 'hot' : choice;
  const groups = groupsOf(odds.markets);
  const group = shownGroup(odds.markets, chosen);
  const suspended = venue.is === 'maintained' || venue.is === 'blocked';
  const priced = usePricedMatch(match);
  const offered = venue.is !== 'closed' && venue.is !== 'absent';
  const favourites = favouriteMarkets.useAll();
  const shown = offered ? favouritesFirst(marketsIn(odds.markets, group), favourites) : [];
  return (
    <>
      <Choices
        groups={groups}
        sport={match.sport}
        group={group}
        onGroup={setChoice}
        combines={combines}
        onCombine={() => setChoice('combine')}
      />
      <div className="pane-scroll">
        <VenueNotice name={match.venueName} venue={venue} />
        {isHeld && shown.length > 0 ? <HeldNotice /> : null}
        {offered && shown.length === 0 ? <EmptyState title={emptyTitle(match)} /> : null}
        {combines && offered ? (
          <OptionalPart wait={<PaneWait />} missing={<EmptyState title={t('odds.failed')} />}>
            <CombinePane match={priced} markets={odds.markets} suspended={suspended} />
          </OptionalPart>
        ) : (
          shown.map((market) => <MarketBlock key={market.marketId} market={market} suspended={suspended} />)
        )}
        {isInPlay(match) ? (
          <Link className="link cap odds-panel__delay" to={helpPath('delay')}>
            {t('odds.delay')}
          </Link>
        ) : null}
        <PaneCare />
      </div>
    </>
  );
}

/** The same as long as the match is: scores and clocks do not draw its prices again. */
function usePricedMatch({ matchId, home: { name: home }, away: { name: away } }: Match): PricedMatch {
  return useMemo(() => ({ matchId, home: { name: home }, away: { name: away } }), [matchId, home, away]);
}

/** Markets and prices of the match, and the slip. */
function Prices({ match }: { match: Match }) {
  const odds = useTopic('odds', { matchId: match.matchId });
  const isHeld = useHeld(odds);
  return (
    <PricesHeld value={isHeld}>
      <MatchOfPrices value={usePricedMatch(match)}>
        <Loaded of={odds} waiting={<PaneWait />} title={t('odds.failed')}>
          {(known) => <Odds match={match} odds={known} isHeld={isHeld} />}
        </Loaded>
      </MatchOfPrices>
      {/* The slip is optional: it fails to load after a newer build has replaced this one, and the room continues without it. */}
      <OptionalPart>
        <InlineSlip />
      </OptionalPart>
    </PricesHeld>
  );
}

/**
 * Markets and prices of the match, changing in place; a moved price is marked for three seconds, and none is open unheard.
 * Who rests sees none [P.17].
 */
export const OddsPanel = ({ match }: { match: Match }) =>
  useRestriction() === null ? (
    <Prices match={match} />
  ) : (
    <EmptyState title={t('odds.resting')} text={t('odds.restingText')} />
  );
