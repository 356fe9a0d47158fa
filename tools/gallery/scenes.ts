import type { Page } from 'playwright';
import { tHome } from '#app/i18n/home-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { HomePage } from '#tests/e2e/pages/home.ts';
import { SandboxDesk } from '#tests/e2e/pages/sandbox.ts';
import { depositScenes } from './deposit-scenes.ts';
import { payOutScenes } from './pay-out-scenes.ts';
import type { Scene } from './scene.ts';
import { statementScenes } from './statement-scenes.ts';

/** Waits until a picture moves. */
async function playing(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return (
      video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.currentTime > 0.5
    );
  });
}

/** A football match: it has everything, the animation too. */
async function enterMatch(page: Page): Promise<void> {
  await new HomePage(page).liveCards.first().getByRole('link').first().click();
  await page.waitForURL('**/app/room/match/**');
}

async function enterAnchor(page: Page): Promise<void> {
  const home = new HomePage(page);
  await home.tab('主播').click();
  await home.anchors('直播').first().click();
  await page.waitForURL('**/app/room/anchor/**');
}

const inTurn =
  (...acts: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

const matchRoom = inTurn(enterMatch, playing);
const anchorRoom = inTurn(enterAnchor, playing);

const desk = (page: Page) => new SandboxDesk(page.request);

/** Opens a tab where the layout has it; a wide layout shows the same beside the picture. */
const tab = (key: 'room.odds' | 'room.stats') => async (page: Page) => {
  await page
    .getByRole('tab', { name: t(key) })
    .first()
    .click();
};

/** A part of the facts: a tab where the layout is wide, a choice under one where it is not. */
const fact = (key: 'room.lineups' | 'room.history') => async (page: Page) => {
  const beside = page.getByRole('tab', { name: t(key) });
  if ((await beside.count()) > 0) return beside.click();
  await page.getByRole('tab', { name: t('room.facts') }).click();
  await page.getByRole('radio', { name: t(key) }).check({ force: true });
};

/** Breaks the platform, then loads the page again. */
const broken = (path: string, fault: string) => async (page: Page) => {
  await desk(page).break({ path, fault });
  await page.reload();
};

/** Puts the match of the room in another phase. */
const inPhase = (phase: string) => async (page: Page) => {
  await desk(page).match(new URL(page.url()).pathname.split('/').at(-1) ?? '', { phase });
};

/** Others give, so that an animation will play. */
async function giftStorm(page: Page): Promise<void> {
  const anchorRoomId = new URL(page.url()).pathname.split('/').at(-1);
  await desk(page).giftStorm(`a-${anchorRoomId}`, 4, 10_000);
}

async function toAnimation(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?page=ANIMATION`);
}

/** Types into the search box, or into the page it has where there is no room for a box. */
const searchFor = (words: string) => async (page: Page) => {
  const field = page.getByRole('combobox', { name: tLater('search.label') });
  const opener = page.getByRole('button', { name: tLater('search.open'), exact: true });
  await field.or(opener).filter({ visible: true }).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await field.filter({ visible: true }).fill(words);
};

async function withPanel(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?dev=1`);
}

/** Records for long enough to have something to tell. */
async function recording(page: Page): Promise<void> {
  await page.getByRole('button', { name: tLater('developer.start'), exact: true }).click();
  await page.getByText(/^[1-9]\d* 条 · /).waitFor();
}

const goOffline = (page: Page) => page.context().setOffline(true);

/** As far down as a heading of home. */
const downTo = (heading: string) => async (page: Page) => {
  await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
};

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const text = (words: string) => (page: Page) => page.getByText(words).first();
const liveCards = (page: Page) => new HomePage(page).liveCards.first();
const chatRows = (page: Page) => page.locator('[role=log] [data-item-index]').first();
const boardRows = (page: Page) => new HomePage(page).rows.first();
const canvas = (page: Page) => page.locator('canvas:visible').first();

/** Every scene of the gallery; adding one is adding a row. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: '/app/home', account: 'beian', shows: liveCards },
  { name: 'home-guest', path: '/app/home', shows: liveCards },
  {
    name: 'home-broken',
    path: '/app/home',
    prepare: broken('/api/game/live', 'html'),
    shows: button(t('common.retry')),
  },
  { name: 'home-basketball', path: '/app/home?tab=basketball&scope=today#matches', shows: boardRows },
  { name: 'home-early', path: '/app/home?scope=early#matches', account: 'beian', shows: boardRows },
  {
    name: 'home-followed',
    path: '/app/home?scope=followed#matches',
    account: 'xinren',
    shows: text(tHome('home.noFollowed')),
  },
  {
    name: 'home-anchors',
    path: '/app/home?tab=anchor#matches',
    shows: (page) => new HomePage(page).anchors('直播').first(),
  },
  {
    name: 'home-below',
    path: '/app/home',
    prepare: downTo(tHome('home.hotGames')),
    shows: (page) => page.locator('.games article').first(),
  },
  {
    name: 'home-part-broken',
    path: '/app/home',
    prepare: inTurn(broken('/api/game/live/v1/anchorList', 'html'), downTo(tHome('home.anchorRank'))),
    shows: (page) => page.locator('.side').getByRole('button', { name: t('common.retry') }),
  },
  { name: 'room-live', path: '/app/home', account: 'beian', prepare: matchRoom, shows: chatRows },
  {
    name: 'room-developer',
    path: '/app/home',
    prepare: inTurn(enterMatch, withPanel, playing, recording),
    shows: button(tLater('developer.stop')),
  },
  { name: 'room-guest', path: '/app/home', prepare: matchRoom, shows: chatRows },
  {
    name: 'room-odds',
    path: '/app/home',
    account: 'beian',
    prepare: inTurn(matchRoom, tab('room.odds')),
    shows: button(tLater('odds.hot')),
  },
  {
    name: 'room-stats',
    path: '/app/home',
    account: 'beian',
    prepare: inTurn(matchRoom, tab('room.stats')),
    shows: text(tLater('facts.course')),
  },
  {
    name: 'room-lineups',
    path: '/app/home',
    prepare: inTurn(matchRoom, fact('room.lineups')),
    shows: (page) => page.locator('.pt'),
  },
  {
    name: 'room-history',
    path: '/app/home',
    prepare: inTurn(matchRoom, fact('room.history')),
    shows: text(tLater('facts.meetings')),
  },
  {
    name: 'room-upcoming',
    path: '/app/home?scope=early',
    prepare: (page) => page.locator('.mr__t').first().click(),
    shows: button(tLater('reminder.set')),
  },
  {
    name: 'room-ended',
    path: '/app/home',
    prepare: inTurn(enterMatch, inPhase('ended')),
    shows: text(tLater('still.over')),
  },
  {
    name: 'room-animation',
    path: '/app/home',
    account: 'beian',
    prepare: inTurn(matchRoom, toAnimation),
    shows: (page) => page.getByLabel(/的动画直播$/).first(),
  },
  { name: 'room-anchor', path: '/app/home', account: 'beian', prepare: anchorRoom, shows: chatRows },
  {
    name: 'gift-playing',
    path: '/app/home',
    account: 'xuexian',
    prepare: inTurn(anchorRoom, giftStorm),
    shows: canvas,
  },
  {
    name: 'room-offline',
    path: '/app/home',
    prepare: inTurn(matchRoom, goOffline),
    shows: text(t('common.offlineTitle')),
  },
  { name: 'room-unknown', path: '/app/room/match/no-such-match', shows: text(t('room.missingTitle')) },
  { name: 'login', path: '/entry/login', shows: button(tLater('login.submit')) },
  ...statementScenes,
  ...depositScenes,
  ...payOutScenes,
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
    shows: text(tLater('search.nothing', { text: '查无此物' })),
  },
  {
    name: 'game-sheet',
    path: '/app/home',
    account: 'beian',
    prepare: inTurn(searchFor('锦鲤'), (page) => page.getByRole('option').first().click()),
    shows: text(tLater('game.heatHours')),
  },
  { name: 'messages', path: '/app/messages', account: 'beian', shows: button(tLater('message.markRead')) },
  {
    name: 'messages-broken',
    path: '/app/messages',
    account: 'beian',
    prepare: broken('/msg/v1', 'html'),
    shows: button(t('common.retry')),
  },
  {
    name: 'message-bell',
    path: '/app/home',
    account: 'beian',
    prepare: (page) => page.getByRole('button', { name: new RegExp(`^${tLater('message.bell')}`) }).click(),
    shows: text(tLater('message.allMessages')),
  },
  { name: 'news', path: '/app/news', shows: text(tLater('reading.more')) },
  { name: 'article', path: '/app/news/v-star-midfield', shows: text('七十分钟之后') },
  { name: 'expert', path: '/app/experts/zhou-heng', shows: text(tLater('reading.record')) },
  { name: 'help', path: '/app/help', shows: text('存取款指南') },
  { name: 'announcements', path: '/app/announcements?open=n-limits', shows: text('投注是娱乐') },
  { name: 'sponsors', path: '/app/sponsors', shows: text('官方区域合作伙伴') },
  { name: 'me', path: '/app/me', account: 'beian', shows: text('北岸的风') },
  {
    name: 'footer',
    path: '/app/me',
    prepare: (page) => page.getByRole('contentinfo').getByText('18+').scrollIntoViewIfNeeded(),
    shows: (page) => page.getByRole('contentinfo').getByText('18+'),
  },
  {
    name: 'service',
    path: '/cs',
    shows: (page) => page.getByRole('region', { name: tLater('service.contacts') }),
  },
  { name: 'not-found', path: '/app/no-such-page', shows: text(t('common.notFoundTitle')) },
  { name: 'states', path: '/app/states', shows: (page) => page.getByRole('main') },
];
