import { useEffect } from 'react';
import { awaitForFirstRender } from '#app/page/first-render.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { AccountCard } from './account/account-card.tsx';
import { Hero } from './hero/hero.tsx';
import { homeAhead } from './home-ahead.ts';
import { MatchesSection } from './matches/matches-section.tsx';
import { QuickPlace } from './quick/quick-place.tsx';
import { BelowMatches } from './sections/below-matches.tsx';
import { t } from './texts.ts';
import { useHomePick } from './use-home-pick.ts';
import './home.css';

awaitForFirstRender(homeAhead(location));

/** The screen is there: the picture that held its place until now goes. */
const endFirstPaint = () => {
  delete document.documentElement.dataset.first;
};

/** What is on now: the matches most people watch, then every match and anchor by sport, and what else the site has [2.02]. */
export function HomeScreen() {
  const { pick, change } = useHomePick();
  usePageTitle(t('home.tab'));
  useEffect(endFirstPaint, []);
  return (
    <main id="main" className="wrap home">
      <h1 className="sr">{t('home.title')}</h1>
      <div className="hero">
        <Hero />
        <AccountCard />
      </div>
      <QuickPlace />
      <MatchesSection pick={pick} onPick={change} />
      <BelowMatches />
    </main>
  );
}
