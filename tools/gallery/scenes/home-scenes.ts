import type { Page } from 'playwright';
import { HomePage } from '#tests/e2e/pages/home.ts';
import { broken, button, inTurn, type Scene, text } from '../scene.ts';
import { t } from '../texts.ts';

/** Scrolls to a heading of home. */
const downTo = (heading: string) => async (page: Page) => {
  await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
};

/** Types into the search box, or into that of the search page where there is no room for a box. */
const searchFor = (query: string) => async (page: Page) => {
  const field = page.getByRole('combobox', { name: t('search.label') });
  const opener = page.getByRole('button', { name: t('search.open'), exact: true });
  await field.or(opener).filter({ visible: true }).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await field.filter({ visible: true }).fill(query);
};

const liveCards = (page: Page) => new HomePage(page).liveCards.first();
const boardRows = (page: Page) => new HomePage(page).rows.first();

/** Home of every site, its lists, and what opens over it. */
export const homeScenes: readonly Scene[] = [
  { name: 'home', path: '/app/home', account: 'beian', shows: liveCards },
  { name: 'home-guest', path: '/app/home', shows: liveCards },
  {
    name: 'home-broken',
    path: '/app/home',
    prepare: broken('/api/game/live'),
    shows: button(t('common.retry')),
  },
  { name: 'home-basketball', path: '/app/home?tab=basketball&scope=early#matches', shows: boardRows },
  { name: 'home-early', path: '/app/home?scope=early#matches', account: 'beian', shows: boardRows },
  {
    name: 'home-followed',
    path: '/app/home?scope=followed#matches',
    account: 'xinren',
    shows: text(t('home.noFollowed')),
  },
  {
    name: 'home-anchors',
    path: '/app/home?tab=anchor#matches',
    shows: (page) => new HomePage(page).anchors('直播').first(),
  },
  {
    name: 'home-below',
    path: '/app/home',
    prepare: downTo(t('home.hotGames')),
    shows: (page) => page.locator('.games article').first(),
  },
  {
    name: 'home-part-broken',
    path: '/app/home',
    prepare: inTurn(broken('/api/game/live/v1/anchorList'), downTo(t('home.anchorRank'))),
    shows: (page) => page.locator('.side').getByRole('button', { name: t('common.retry') }),
  },
  { name: 'home-5003', path: '/app/home', siteId: 5003, account: 'beian', shows: liveCards },
  { name: 'home-5003-guest', path: '/app/home', siteId: 5003, shows: liveCards },
  {
    name: 'home-5003-below',
    path: '/app/home',
    siteId: 5003,
    prepare: downTo(t('home.hotGames')),
    shows: (page) => page.locator('.games article').first(),
  },
  { name: 'home-5007', path: '/app/home', siteId: 5007, shows: liveCards },
  {
    name: 'search',
    path: '/app/home',
    account: 'beian',
    prepare: searchFor('海'),
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'search-nothing',
    path: '/app/home',
    prepare: searchFor('查无此物'),
    shows: text(t('search.nothing', { text: '查无此物' })),
  },
  {
    name: 'game-sheet',
    path: '/app/home',
    account: 'beian',
    prepare: inTurn(searchFor('锦鲤'), (page) => page.getByRole('option').first().click()),
    shows: text(t('game.heatHours')),
  },
  {
    name: 'message-bell',
    path: '/app/home',
    account: 'beian',
    prepare: (page) => page.getByRole('button', { name: new RegExp(`^${t('inbox.bell')}`) }).click(),
    shows: text(t('inbox.allMessages')),
  },
];
