import './home-screen.css';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MemberCard } from '#app/features/home/account/member-card.tsx';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { awaitForFirstRender } from '#app/first-load/first-render.ts';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { isHome } from '#app/routes/home-path.ts';
import { type HomePick, homeQuery, isSport, readHomePick } from '#app/routes/home-pick.ts';
import { loginPath, paths } from '#app/routes/paths.ts';
import { prefetchCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { Link } from '#kit/link/link.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { openBoardAhead } from './board/use-board.ts';
import { Hero } from './hero/hero.tsx';
import { MatchesSection } from './matches/matches-section.tsx';
import { BelowMatches } from './sections/below-matches.tsx';
import { t } from './texts.ts';

const PERKS: readonly (readonly [IconName, string])[] = [
  ['video', t('home.perkLines')],
  ['chat', t('home.perkChat')],
  ['gift', t('home.perkGifts')],
];

/** Benefits of an account, with login and sign-up. */
const GuestCard = () => (
  <aside className="card account-card account-card--guest" aria-label={t('home.join')}>
    <div>
      <h2 className="account-card__h">{t('home.join')}</h2>
      <p className="t2">{t('home.joinText')}</p>
    </div>
    <ul className="perk">
      {PERKS.map(([icon, text]) => (
        <li key={icon}>
          <span>
            <Icon name={icon} size={17} />
          </span>
          {text}
        </li>
      ))}
    </ul>
    <div className="account-card__in">
      <Link className={buttonClass({ size: 'lg' })} to={loginPath(paths.home)}>
        {t('common.login')}
      </Link>
      <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.register}>
        {t('home.register')}
      </Link>
    </div>
    <p className="cap t3 account-card__adult">{t('home.adultsOnly')}</p>
  </aside>
);

/** The first render waits this long for rows that are on their way: with them the screen is made once, ms. */
const ROWS_MS = 300;

/**
 * Requests the lists at once where a visit begins at home. Resolves when those of the last visit are there, or the first
 * rows of this one, a moment later at the latest.
 */
async function homeAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  if (!isHome(pathname)) return;
  const { tab, scope, day } = readHomePick(new URLSearchParams(search));
  const requests = [prefetchCall('board.totals', {})];
  if (isSport(tab) && scope !== 'followed') {
    const pick = { sport: tab, scope, day };
    const late = new Promise<void>((resolve) => setTimeout(resolve, ROWS_MS));
    requests.push(Promise.race([openBoardAhead(pick), late]), prefetchCall('board.leagues', pick));
  }
  await Promise.all(requests);
}

/** The reader's corner of home: an invitation for guests, balances for members. */
function AccountCard() {
  const session = useSession();
  switch (session.is) {
    case 'unknown':
      return (
        <aside className="card account-card account-card--wait" aria-hidden="true">
          <Skeleton shape="block" height="100%" />
        </aside>
      );
    case 'guest':
      return <GuestCard />;
    case 'member':
      return <MemberCard member={session.member} />;
  }
}

/** Manages the selection of home in its address; changing it adds no history entry. */
function useHomePick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readHomePick(query), [query]);
  const change = (part: Partial<HomePick>) =>
    setQuery((now) => homeQuery({ ...readHomePick(now), ...part }), { replace: true });
  return { pick, change };
}

awaitForFirstRender(homeAhead(location));

/** Loads the board of a venue. By home alone, so that the rows of matches stay a file of home. */
export const loadVenueBoard = () => import('./matches/sport-panel.tsx').then((file) => file.loadVenueBoard());

/** The screen is rendered: the placeholder image is removed. */
const endFirstPaint = () => {
  delete document.documentElement.dataset.first;
};

const QuickNav = lazyPart(() => import('./quick/quick-nav.tsx').then((file) => file.QuickNav));

/** Links to the venues on phones, whose header has no space for them. */
function QuickNavSlot() {
  const begun = useContentBegun();
  return useNarrow() ? (
    <nav className="card quick-nav" aria-label={t('home.venues')}>
      <PartArea wait={null}>{begun ? <QuickNav /> : null}</PartArea>
    </nav>
  ) : null;
}

/**
 * Home screen: the most watched live matches, then every match and anchor by sport, and the other sections of the site
 * [2.02].
 */
export function HomeScreen() {
  const { pick, change } = useHomePick();
  usePageTitle(t('home.tab'));
  useEffect(endFirstPaint, []);
  return (
    <main id="main" className="wrap home">
      <h1 className="sr">{t('home.tab')}</h1>
      <div className="hero">
        <Hero />
        <AccountCard />
      </div>
      <QuickNavSlot />
      <MatchesSection pick={pick} onPick={change} />
      <BelowMatches />
    </main>
  );
}
