import { useLocation, useSearchParams } from 'react-router-dom';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { MissingPage } from '#app/page/missing-page.tsx';
import { useParams } from '#app/routes/params.ts';
import type { GameId } from '#contract/play/game/schema.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { t } from '../texts.ts';
import { GameFrame } from './game-frame.tsx';
import type { TableRoom } from './table-chat-place.tsx';

const isGameId = (text: string | undefined): text is GameId => text !== undefined && WORD_ID.test(text);

const Missing = () => (
  <MissingPage title={t('venue.missingTitle')} text={t('venue.missingText')} home={t('venue.toHome')} />
);

function ById({ gameId, demo, tableRoom }: { gameId: GameId; demo: boolean; tableRoom: TableRoom }) {
  const game = useCall('game.get', { gameId });
  const currency = useCurrency();
  if (!currency) return <ScreenLoading />;
  return (
    <Loaded of={game} waiting={<ScreenLoading />} missing={<Missing />} size="page">
      {(found) => <GameFrame key={String(demo)} game={found} {...{ demo, currency, tableRoom }} />}
    </Loaded>
  );
}

/** @param tableRoom room of a live table */
function GameScreen({ tableRoom }: { tableRoom: TableRoom }) {
  const { gameId } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  const { pathname, search } = useLocation();
  const demo = query.get('demo') === '1';
  if (!isGameId(gameId)) return <Missing />;
  if (session.is === 'unknown') return <ScreenLoading />;
  if (session.is === 'guest' && !demo) {
    return (
      <main id="main" className="wrap">
        <GuestState
          size="page"
          title={t('venue.guestTitle')}
          text={t('venue.guestText')}
          path={pathname + search}
        />
      </main>
    );
  }
  return <ById gameId={gameId} demo={demo} tableRoom={tableRoom} />;
}

/**
 * A game of a venue in its frame [3.02]; a guest plays its demo. @param loadRoom fetches the room of a live table, which
 * another feature shows
 */
export function gameScreenWith(loadRoom: () => Promise<TableRoom>) {
  const tableRoom: TableRoom = {
    Chat: lazyPart(async () => (await loadRoom()).Chat),
    Gifts: lazyPart(async () => (await loadRoom()).Gifts),
  };
  return () => <GameScreen tableRoom={tableRoom} />;
}
