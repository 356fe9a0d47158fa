import { useState } from 'react';
import { t } from '#app/i18n/text.ts';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { anchorList, popularMatches } from '#app/link/queries.ts';
import { useCall } from '#app/link/query.ts';
import { LIVE_LIST_PAGE_SIZE } from '#contract/constants.ts';
import { AnchorGrid } from './anchor-grid.tsx';
import { Hero } from './hero.tsx';
import { HOME_TABS, type HomeTab, matchesOfTab } from './home-tabs.ts';
import { MatchTab } from './match-tab.tsx';
import './home.css';

const REFRESH_MS = 5_000;

/** What is on now: the match most people watch, then every match and anchor by sport [2.02]. */
export function HomeScreen() {
  const [tab, setTab] = useState<HomeTab>('football');
  const matches = useCall(
    popularMatches,
    { page: 1, size: LIVE_LIST_PAGE_SIZE, ballClassId: 0 },
    { refetchMs: REFRESH_MS },
  );
  const anchors = useCall(anchorList, { page: 1, size: LIVE_LIST_PAGE_SIZE }, { refetchMs: REFRESH_MS });

  const list = matches.data?.list.map(({ match }) => match);

  const countOf = (name: HomeTab) =>
    name === 'anchor' ? anchors.data?.total : list && matchesOfTab(list, name).length;
  const items = HOME_TABS.map((value) => {
    const count = countOf(value);
    return { value, label: t(`home.${value}`), ...(count === undefined ? {} : { count }) };
  });

  return (
    <main id="main" className="wrap home">
      <h1 className="sr">{t('home.title')}</h1>
      <Hero matches={list} failed={matches.error !== null} />
      <div className="home__tabs">
        <Tabs id="home" label={t('home.sports')} items={items} value={tab} onValueChange={setTab} size="lg" />
      </div>
      {HOME_TABS.map((name) => (
        <TabPanel key={name} tabs="home" value={name} current={tab}>
          {name === 'anchor' ? <AnchorGrid query={anchors} /> : <MatchTab tab={name} query={matches} />}
        </TabPanel>
      ))}
    </main>
  );
}
