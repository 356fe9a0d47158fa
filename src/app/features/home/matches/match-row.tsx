import './match-row.css';
import { memo } from 'react';
import { type ListedRow, useListedRow } from '#app/features/home/board/use-board.ts';
import { PickPrice } from '#app/features/play/bet/pick/pick-price.tsx';
import { FollowStar } from '#app/features/play/match/follow/follow-star.tsx';
import { isOn, minuteText, stageText } from '#app/features/play/match/match-clock.ts';
import { SideLine } from '#app/features/play/match/side-line.tsx';
import { matchOddsPath, matchRoomPath } from '#app/routes/paths.ts';
import { anchorTap } from '#contract/community/live/anchor-tap.ts';
import type { Match } from '#contract/play/match/schema.ts';
import type { Market } from '#contract/play/odds/schema.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { ElapsedLine } from './elapsed-line.tsx';

/**
 * Link to the match's anchor, video or animation. The anchor's icon shows in all three states; one who has not started, or
 * is away, is labelled so and has no link [4.01].
 */
function WatchLink({ match }: { match: Match }) {
  const name = t('match.versus', { home: match.home.name, away: match.away.name });
  if (match.castLive) {
    const label = t('home.watchAnchor', { match: name });
    const tap = anchorTap(match.anchorStatus);
    if (tap.is === 'told') {
      return (
        <IconButton
          icon="mic"
          iconSize={17}
          size="xs"
          label={label}
          onClick={() => showToast({ text: t(`anchor.${tap.reason}`) })}
        />
      );
    }
    return (
      <Link to={matchRoomPath(match.matchId, 'ANCHOR')} aria-label={label}>
        <Icon name="mic" size={17} />
      </Link>
    );
  }
  if (match.hasVideo) {
    return (
      <Link to={matchRoomPath(match.matchId, 'LIVE')} aria-label={t('home.watchPicture', { match: name })}>
        <Icon name="video" size={17} />
      </Link>
    );
  }
  return match.hasAnimation ? (
    <Link
      to={matchRoomPath(match.matchId, 'ANIMATION')}
      aria-label={t('home.watchAnimation', { match: name })}
    >
      <Icon name="activity" size={17} />
    </Link>
  ) : null;
}

interface MarketPricesProps {
  /** Null where the venue offers no such market for the match. */
  market: Market | null;
  match: Match;
  slot: 'win' | 'handicap' | 'total';
}

/** The prices of one market in a row, side by side. */
const MarketPrices = ({ match, market, slot }: MarketPricesProps) => (
  <div className={`match-row__o match-row__o--${slot}`}>
    {market === null ? (
      <span className="match-row__none">
        <span aria-hidden="true">—</span>
        <span className="sr">{t('home.noMarket')}</span>
      </span>
    ) : (
      market.selections.map((selection) => (
        <PickPrice
          key={selection.selectionId}
          match={match}
          market={market}
          selection={selection}
          layout="stack"
        />
      ))
    )}
  </div>
);

function When({ match }: { match: Match }) {
  const minute = useServerText((now) => minuteText(match, now));
  const stage = useServerText((now) => stageText(match, now));
  return (
    <div className="match-row__s cap t3">
      <b className="num">{minute}</b>
      <FollowStar
        kind="match"
        id={match.matchId}
        name={t('match.versus', { home: match.home.name, away: match.away.name })}
      />
      <span className="match-row__ph whole-row nowrap">{stage}</span>
    </div>
  );
}

type Props = { readonly listed: ListedRow };

/** A row reads what it shows by its list and its match: another item of the same two shows nothing new. */
const showsTheSame = ({ listed: before }: Props, { listed: after }: Props): boolean =>
  before.board === after.board && before.row.match.matchId === after.row.match.matchId;

/** One match on one line: when, who, the prices of its main markets, how it can be watched. */
export const MatchRow = memo(function MatchRow({ listed }: Props) {
  const { match, markets } = useListedRow(listed);
  const on = isOn(match);
  const names = { home: match.home.name, away: match.away.name };
  const toOdds = matchOddsPath(match.matchId);
  return (
    <div className={on ? 'match-row match-row--on' : 'match-row'}>
      <When match={match} />
      <Link
        className="match-row__t"
        to={matchRoomPath(match.matchId)}
        aria-label={t('match.enterRoom', names)}
      >
        <SideLine side={match.home} other={match.away} size={20} showScore={on} />
        <SideLine side={match.away} other={match.home} size={20} showScore={on} />
      </Link>
      <MarketPrices market={markets.win} match={match} slot="win" />
      <MarketPrices market={markets.handicap} match={match} slot="handicap" />
      <MarketPrices market={markets.total} match={match} slot="total" />
      <div className="match-row__m stack items-center gap-2 primary-text">
        <WatchLink match={match} />
        <Link
          className="num"
          to={toOdds}
          aria-label={t('home.moreMarkets', {
            count: markets.marketCount,
            match: t('match.versus', names),
          })}
        >
          +{markets.marketCount}
        </Link>
      </div>
      {on ? <ElapsedLine match={match} className="match-row__p" /> : null}
    </div>
  );
}, showsTheSame);
