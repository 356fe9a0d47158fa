import { Navigate, useLocation } from 'react-router-dom';
import { useVenueStatuses } from '#app/features/ground/site/venue-statuses.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import { isVenueClosed } from '#contract/play/venue/venue-open.ts';
import { isLobby, venuePath } from '#contract/play/venue/venue-path.ts';
import type { NavEntry, NavVenue } from '#contract/site/navigation/schema.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { GridSkeleton, LobbyGames } from './lobby-games.tsx';
import { t } from './texts.ts';
import './lobby.css';

/** Path under which `dz` opens: the first venue of the site, whatever its name [2.03]. */
const FIRST = venuePath('YBDZ');
const PREFIX_LETTERS = 2;

/** The venues of a site that have a lobby, in the order of its navigation. */
export function lobbiesOf(entries: readonly Pick<NavEntry, 'venues'>[]): readonly NavVenue[] {
  const venues = entries
    .flatMap((entry) => entry.venues)
    .filter(({ link }) => link !== null && isLobby(link));
  return [...new Map(venues.map((venue) => [venue.code, venue])).values()];
}

/** Returns the venue of a lobby address: by its own link, as the first or default one, or by its prefix [2.03]. */
export function venueAt(path: string, lobbies: readonly NavVenue[]): NavVenue | null {
  const own = lobbies.find(({ link }) => link === path);
  if (own) return own;
  if (path === FIRST || path === venuePath(null)) return lobbies[0] ?? null;
  return lobbies.find(({ code }) => venuePath(code.slice(0, PREFIX_LETTERS)) === path) ?? null;
}

/** Message for a venue that does not exist on this site or is currently not displayed, with a link back [2.03, 4.03]. */
function Missing({ closed }: { closed: string | null }) {
  const title = closed === null ? t('lobby.missing') : t('lobby.closed', { venue: closed });
  usePageTitle(title);
  return (
    <EmptyState
      size="page"
      illustration="empty"
      title={title}
      text={t(closed === null ? 'lobby.missingText' : 'lobby.closedText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={`${paths.home}#hot-games`}>
          {t('lobby.toHotGames')}
        </Link>
      }
    />
  );
}

/** Lobby of an existing venue, which sets the page title: around a missing venue it would overwrite the title. */
function Titled({ venue, lobbies }: { venue: NavVenue; lobbies: readonly NavVenue[] }) {
  usePageTitle(venue.name);
  return <LobbyGames venue={venue} lobbies={lobbies} />;
}

function AtVenue({ path, entries }: { path: string; entries: readonly NavEntry[] }) {
  const lobbies = useVenueStatuses(lobbiesOf(entries));
  const venue = venueAt(path, lobbies);
  if (venue === null || isVenueClosed(venue)) return <Missing closed={venue?.name ?? null} />;
  return <Titled key={venue.code} venue={venue} lobbies={lobbies} />;
}

/** The lobby of a venue of electronic games, at the letters its name has in an address [2.03]. */
export function LobbyScreen() {
  const { venue } = useParams();
  const { pathname, search } = useLocation();
  const navigation = useCall('site.navigation', {});
  const path = venuePath(venue);
  if (path !== pathname) return <Navigate to={path + search} replace />;
  return (
    <main id="main" className="wrap lobby">
      <Loaded of={navigation} waiting={<GridSkeleton />}>
        {({ list }) => <AtVenue path={path} entries={list} />}
      </Loaded>
    </main>
  );
}
