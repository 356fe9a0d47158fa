import './anchor-faces.css';
import { castingText, isOn, MinuteText, PhaseText } from '#app/features/play/match/match-clock.tsx';
import { Viewers } from '#app/features/play/match/viewers.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import { ANCHOR_AVATARS_MAX } from '#contract/play/board/constants.ts';
import type { AnchorBrief, Match } from '#contract/play/match/schema.ts';
import type { Banner } from '#contract/site/banner/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { LiveTag, Tag } from '#kit/mark/tag.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { t } from '../texts.ts';

const SlidePrices = lazyPart(() => import('./slide-prices.tsx').then((file) => file.SlidePrices));

const Side = ({ name, logo }: Match['home']) => (
  <span className="duel__t column">
    <img src={logo} alt="" width={68} height={68} />
    {name}
  </span>
);

const Duel = ({ match }: { match: Match }) => (
  <div className="duel">
    <Side {...match.home} />
    <span className="duel__s stack items-center gap-6">
      <b>
        {match.home.score}
        <i>:</i>
        {match.away.score}
      </b>
      <PhaseText match={match} />
    </span>
    <Side {...match.away} />
  </div>
);

const Meta = ({ match }: { match: Match }) => (
  <div className="hero-carousel__meta row">
    {isOn(match) ? (
      <LiveTag text={t('match.live')} detail={<MinuteText match={match} />} />
    ) : (
      <Tag tone="art">{t(`match.${match.clock.phase}`)}</Tag>
    )}
    <span className="ell">
      {match.league.name} · {match.round}
    </span>
    <span className="hero-carousel__viewers">
      <Viewers count={match.viewers} />
    </span>
  </div>
);

const Enter = ({ matchId }: Pick<Match, 'matchId'>) => (
  <Link className={buttonClass({ variant: 'primary' })} to={matchRoomPath(matchId)}>
    <Icon name="play" size={15} />
    {t('home.enter')}
  </Link>
);

/** Anchors who cast a match, at most three faces [9.04]. */
export const AnchorFaces = ({ anchors, size }: { anchors: readonly AnchorBrief[]; size: number }) => (
  <span className="faces">
    {anchors.slice(0, ANCHOR_AVATARS_MAX).map((anchor) => (
      <Avatar key={anchor.anchorRoomId} src={anchor.avatar} size={size} label={anchor.nickname} />
    ))}
  </span>
);

const MatchLinks = ({ match }: { match: Match }) => (
  <div className="hero-carousel__cta row gap-12">
    <Enter matchId={match.matchId} />
    {match.hasAnimation ? (
      <Link
        className={`${buttonClass({ variant: 'ghost' })} only-d hero-carousel__alt`}
        to={matchRoomPath(match.matchId, 'ANIMATION')}
      >
        <Icon name="activity" size={17} />
        {t('home.animation')}
      </Link>
    ) : null}
    <AnchorFaces anchors={match.anchors} size={28} />
    {match.anchors.length > 0 ? <span className="cap hero-carousel__cast">{castingText(match)}</span> : null}
  </div>
);

type MatchBanner = Extract<Banner, { kind: 'match' }>;

/**
 * One of the most watched matches: score, clock, its anchor, and the three prices. It is polled while visible; the link is
 * there before the live data.
 */
export function MatchSlide({ banner, isCurrent }: { banner: MatchBanner; isCurrent: boolean }) {
  const { matchId, picture } = banner;
  const data = lastOf(
    useCall('live.matchDetail', { matchId }, isCurrent ? { refetchMs: REFRESH_MS['live.matchDetail'] } : {}),
  );
  return (
    <section className="hero-carousel column between stage" aria-label={t('home.topMatch')}>
      <img className="art" src={picture} alt="" />
      {data ? (
        <>
          <Meta match={data.match} />
          <Duel match={data.match} />
          <MatchLinks match={data.match} />
          <OptionalPart>
            <SlidePrices match={data.match} isCurrent={isCurrent} />
          </OptionalPart>
        </>
      ) : (
        <div className="hero-carousel__cta row gap-12">
          <Enter matchId={matchId} />
        </div>
      )}
    </section>
  );
}
