import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { venuePath } from '#contract/rules/venue-path.ts';
import { t } from './texts.ts';

/** The address of a venue of electronic games, by its two letters; no venue has a lobby, so it says so and leads back [2.03]. */
export function LobbyMissingScreen() {
  usePageTitle(t('game.lobbyMissing'));
  const { venue } = useParams();
  const { pathname } = useLocation();
  const path = venuePath(venue);
  if (path !== pathname) return <Navigate to={path} replace />;
  return (
    <main id="main" className="wrap">
      <EmptyState
        size="page"
        illustration="empty"
        title={t('game.lobbyMissing')}
        text={t('game.lobbyMissingText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={`${paths.home}#hot-games`}>
            {t('game.toHotGames')}
          </Link>
        }
      />
    </main>
  );
}
