import './lobby-head.css';
import { venueClosedText, venueStateText } from '#app/features/ground/site/venue-state.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Game } from '#contract/play/game/schema.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Banner } from '#kit/feedback/banner.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { DemoLink } from './lobby-tile.tsx';
import { t } from './texts.ts';

const SHOWN = 3;

/** The games a member opened last, at any venue, and the way back into each. */
function RecentGames({ onOpen }: { onOpen: (game: Game) => void }) {
  const recent = useCall('venue.recent', { size: SHOWN });
  return (
    <Card as="aside" flush className="lobby-return" aria-label={t('lobby.recent')}>
      <h2>{t('lobby.recent')}</h2>
      <Loaded
        of={recent}
        waiting={<SkeletonRows count={SHOWN} />}
        size="line"
        empty={<p className="t2 sm">{t('lobby.noRecent')}</p>}
      >
        {({ list }) => (
          <ul>
            {list.map(({ game, at }) => (
              <li key={game.gameId}>
                <img src={game.cover} alt="" width={44} height={44} />
                <span>
                  <b className="ell">{game.name}</b>
                  <small className="t3">
                    {game.venueName} · {dayTimeText(at)}
                  </small>
                </span>
                <Button
                  variant="soft"
                  size="sm"
                  aria-label={t('lobby.resumeOf', { name: game.name })}
                  onClick={() => onOpen(game)}
                >
                  {t('lobby.resume')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

const COVERS_MAX = 5;

type Open = (game: Game) => void;
type HeadProps = { readonly venue: NavVenue; readonly games: readonly Game[]; readonly onOpen: Open };

/** Returns the featured game of the head: the first open one, otherwise the first of the list. */
const featuredOf = (games: readonly Game[]): Game | undefined =>
  games.find(({ status }) => status !== 'disabled') ?? games[0];

function Featured({ game, onOpen }: { game: Game; onOpen: Open }) {
  return (
    <div className="lobby-head__way stack gap-12">
      <span className="sm">
        <Tag tone="primary">{t('lobby.featured')}</Tag> {game.name}
      </span>
      <div className="lobby-head__buttons">
        <Button
          variant="primary"
          aria-label={t('lobby.enterOf', { name: game.name })}
          onClick={() => onOpen(game)}
        >
          {t('lobby.enter')}
        </Button>
        <DemoLink game={game} />
      </div>
    </div>
  );
}

function Closed({ venue }: { venue: NavVenue }) {
  const text = venueClosedText(venue);
  return text === null ? null : (
    <div className="lobby__closed">
      <Banner tone="alert">
        <b>{text}</b>
        <br />
        {t('lobby.maintainedText')}
      </Banner>
    </div>
  );
}

/** Covers of the venue's games, as many as fit into the head, the featured game first: decorative, not links. */
function Covers({ games, featured }: { games: readonly Game[]; featured: Game | undefined }) {
  const others = games.filter((game) => game !== featured && game.status !== 'disabled');
  const shown = featured ? [featured, ...others].slice(0, COVERS_MAX) : [];
  return (
    <div className="lobby-head__art cluster">
      {shown.map(({ gameId, cover }) => (
        <img key={gameId} src={cover} alt="" width={300} height={400} />
      ))}
    </div>
  );
}

/** The venue, its state, a game to begin with; beside it what a member opened last. */
export function LobbyHead({ venue, games, onOpen }: HeadProps) {
  const isMember = useSession().is === 'member';
  const featured = featuredOf(games);
  return (
    <>
      <Closed venue={venue} />
      <div className={classNames('stack gap-page', isMember && 'lobby-head--two')}>
        <Card flush className="lobby-head__venue" aria-label={venue.name}>
          <div className="lobby-head__words column between">
            <div className="lobby-head__name row gap-16">
              <img src={venue.mark} alt="" width={48} height={48} />
              <div>
                <h1>{venue.name}</h1>
                <p className="t2 sm">
                  {t('lobby.head', { count: games.length })} · {venueStateText(venue)}
                </p>
              </div>
            </div>
            {featured && isVenueOpen(venue) ? <Featured game={featured} onOpen={onOpen} /> : null}
          </div>
          <Covers games={games} featured={featured} />
        </Card>
        {isMember ? <RecentGames onOpen={onOpen} /> : null}
      </div>
    </>
  );
}
