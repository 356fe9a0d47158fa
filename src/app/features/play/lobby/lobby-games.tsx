import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shortVenueStateText } from '#app/features/ground/site/venue-state.ts';
import { GameSheet } from '#app/features/play/game/game-sheet.tsx';
import { LinkedGame } from '#app/features/play/game/linked-game.tsx';
import { useFavouriteGames } from '#app/features/play/game/use-favourite.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Game } from '#contract/play/game/schema.ts';
import { isVenueClosed, isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { venuePath } from '#contract/play/venue/venue-path.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { GameGrid } from './game-grid.tsx';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { ALL_GAMES, chosenGames, gamesAt, type LobbyPick, lobbyQuery, readLobbyPick } from './lobby-pick.ts';
import { t } from './texts.ts';

type TabsProps = { readonly lobbies: readonly NavVenue[]; readonly current: NavVenue };

/** The venues with a lobby and their states; one that is closed is not displayed [4.03]. */
const VenueTabs = ({ lobbies, current }: TabsProps) => (
  <nav className="lobby-venues" aria-label={t('lobby.venues')}>
    {lobbies
      .filter((venue) => !isVenueClosed(venue))
      .map((venue) => (
        <Link
          key={venue.code}
          to={venue.link ?? venuePath(venue.code)}
          className={classNames(
            'lobby-venues__one row gap-10',
            !isVenueOpen(venue) && 'lobby-venues__one--off',
          )}
          aria-current={venue.code === current.code ? 'page' : undefined}
        >
          <img src={venue.mark} alt="" width={36} height={36} />
          <span>
            <b>{venue.name}</b>
            <small>{shortVenueStateText(venue)}</small>
          </span>
        </Link>
      ))}
  </nav>
);

/** Reads the lobby's filters from its address; a change adds no history entry. */
function useLobbyPick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readLobbyPick(query), [query]);
  const change = (part: Partial<LobbyPick>) =>
    setQuery((now) => lobbyQuery({ ...readLobbyPick(now), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return { pick, change };
}

/** The largest venue fits one answer, so that a choice shows at once and without the network. */
const ALL = 500;

type Shown = {
  readonly venue: NavVenue;
  readonly pick: LobbyPick;
  readonly onClear: () => void;
  readonly onOpen: (game: Game) => void;
};

const EmptyGames = ({ pick, onClear }: Shown) => (
  <EmptyState
    title={t(pick.view === 'kept' ? 'lobby.noneKept' : 'lobby.none')}
    text={t(pick.view === 'kept' ? 'lobby.noneKeptText' : 'lobby.noneText')}
    action={<Button onClick={onClear}>{t('lobby.clear')}</Button>}
  />
);

function Chosen({ games, ...shown }: Shown & { games: readonly Game[] }) {
  const favourites = new Set(useFavouriteGames()?.map(({ gameId }) => gameId));
  const chosen = chosenGames(games, shown.pick, favourites);
  return (
    <>
      <p className="lobby__count cap t3" role="status">
        {t('lobby.shown', { count: chosen.length })}
      </p>
      {chosen.length === 0 ? <EmptyGames {...shown} /> : <GameGrid games={chosen} onOpen={shown.onOpen} />}
      <p className="cap t3">{t('lobby.note')}</p>
    </>
  );
}

const COVERS = Array.from({ length: 12 }, (_, index) => index);

/** The place of games on their way. */
export const GridSkeleton = () => (
  <div className="lobby-skeleton" aria-hidden="true">
    {COVERS.map((cover) => (
      <Skeleton key={cover} shape="block" height={184} />
    ))}
  </div>
);

function Found(shown: Shown) {
  const { venue, pick } = shown;
  const found = useCall('game.search', { venue: venue.code, text: pick.text, size: ALL });
  return (
    <Loaded of={found} waiting={<GridSkeleton />}>
      {({ list }) => <Chosen {...shown} games={gamesAt(venue, list)} />}
    </Loaded>
  );
}

/** The lobby of a venue: its head, the other venues, and its games as they are chosen [7.13]. */
export function LobbyGames({ venue, lobbies }: { venue: NavVenue; lobbies: readonly NavVenue[] }) {
  const { pick, change } = useLobbyPick();
  const [opened, setOpened] = useState<Game | null>(null);
  const about = { venue: venue.code, category: null, brand: null, page: 1, size: ALL };
  const games = useCall('game.list', { ...about, sort: pick.sort });
  const [clears, setClears] = useState(0);
  const onClear = () => {
    setClears(clears + 1);
    change(ALL_GAMES);
  };
  const shown = { venue, pick, onClear, onOpen: setOpened };
  return (
    <>
      <LinkedGame />
      <Loaded of={games} waiting={<GridSkeleton />}>
        {({ list }) => {
          const all = gamesAt(venue, list);
          return (
            <>
              <LobbyHead venue={venue} games={all} onOpen={setOpened} />
              <VenueTabs lobbies={lobbies} current={venue} />
              <LobbyFilters venue={venue.code} games={all} pick={pick} change={change} clears={clears} />
              {pick.text === '' ? <Chosen {...shown} games={all} /> : <Found {...shown} />}
            </>
          );
        }}
      </Loaded>
      <GameSheet game={opened} onClose={() => setOpened(null)} />
    </>
  );
}
