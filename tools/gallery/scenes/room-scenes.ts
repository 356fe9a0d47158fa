import type { APIRequestContext, Page } from 'playwright';
import { paths } from '#app/routes/paths.ts';
import { HomePage } from '#tests/e2e/pages/home.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { button, inTurn, type Scene, text } from '../scene.ts';
import { t } from '../texts.ts';

/** Waits until a video plays. */
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

const matchRoom = inTurn(enterMatch, playing);
const anchorRoom = inTurn(enterAnchor, playing);

/** Opens a tab where the layout has it; a wide layout shows the same beside the picture. */
const tab = (key: 'room.odds' | 'room.stats' | 'room.rank' | 'room.admin') => async (page: Page) => {
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

/** Puts the match of the room in another phase. */
const inPhase = (phase: string) => async (page: Page, consoleApi: APIRequestContext) => {
  await new SandboxAdmin(consoleApi).match(new URL(page.url()).pathname.split('/').at(-1) ?? '', { phase });
};

/** Sends gifts of other members, so that an animation will play. */
async function giftStorm(page: Page, consoleApi: APIRequestContext): Promise<void> {
  const anchorRoomId = new URL(page.url()).pathname.split('/').at(-1);
  await new SandboxAdmin(consoleApi).giftStorm(`a-${anchorRoomId}`, 4, 10_000);
}

/** Leaves the room by a link of the page, so that its video continues in the mini-player. */
async function leaveForWallet(page: Page): Promise<void> {
  await page.goBack();
  await page
    .getByRole('link', { name: '钱包' })
    .or(page.getByRole('link', { name: '充值' }))
    .first()
    .click();
}

async function toAnimation(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?page=ANIMATION`);
}

/** Opens the menu of lines, delays and qualities; the controls appear when the video is hovered. */
async function lineMenu(page: Page): Promise<void> {
  await page.locator('video').hover();
  await page.getByRole('button', { name: /^线路/ }).click();
}

async function withPanel(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?dev=1`);
}

/** Records for long enough to have something to show. */
async function recording(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('developer.start'), exact: true }).click();
  await page.getByText(/^[1-9]\d* 条 · /).waitFor();
}

const goOffline = (page: Page) => page.context().setOffline(true);

const chatRows = (page: Page) => page.locator('[role=log] [data-item-index]').first();
const canvas = (page: Page) => page.locator('canvas:visible').first();

/** Rooms of matches and anchors, in every state. */
export const roomScenes: readonly Scene[] = [
  {
    name: 'room-live',
    path: '/app/home',
    endsAt: paths.room,
    account: 'beian',
    prepare: matchRoom,
    shows: chatRows,
  },
  {
    name: 'room-left',
    path: '/app/home',
    endsAt: paths.wallet,
    account: 'beian',
    prepare: inTurn(matchRoom, leaveForWallet),
    shows: text(t('player.backToRoom')),
  },
  {
    name: 'room-developer',
    path: '/app/home',
    endsAt: paths.room,
    prepare: inTurn(enterMatch, withPanel, playing, recording),
    shows: button(t('developer.stop')),
  },
  { name: 'room-guest', path: '/app/home', endsAt: paths.room, prepare: matchRoom, shows: chatRows },
  {
    name: 'room-odds',
    path: '/app/home',
    endsAt: paths.room,
    account: 'beian',
    prepare: inTurn(matchRoom, tab('room.odds')),
    shows: button(t('odds.hot')),
  },
  {
    name: 'room-stats',
    path: '/app/home',
    endsAt: paths.room,
    account: 'beian',
    prepare: inTurn(matchRoom, tab('room.stats')),
    shows: text(t('facts.course')),
  },
  {
    name: 'room-contributions',
    path: '/app/home',
    endsAt: paths.room,
    account: 'beian',
    prepare: inTurn(anchorRoom, giftStorm, tab('room.rank')),
    shows: (page) => page.getByRole('list', { name: t('rank.list') }),
  },
  {
    name: 'room-moderation',
    path: '/app/home',
    endsAt: paths.room,
    account: 'fangguan',
    prepare: inTurn(matchRoom, tab('room.admin')),
    shows: text(t('admin.history')),
  },
  {
    name: 'room-lineups',
    path: '/app/home',
    endsAt: paths.room,
    prepare: inTurn(matchRoom, fact('room.lineups')),
    shows: (page) => page.locator('.lineup-pitch'),
  },
  {
    name: 'room-history',
    path: '/app/home',
    endsAt: paths.room,
    prepare: inTurn(matchRoom, fact('room.history')),
    shows: text(t('facts.meetings')),
  },
  {
    name: 'room-upcoming',
    path: '/app/home?scope=early',
    endsAt: paths.room,
    prepare: (page) => page.locator('.match-row__t').first().click(),
    shows: button(t('reminder.set')),
  },
  {
    name: 'room-ended',
    path: '/app/home',
    endsAt: paths.room,
    prepare: inTurn(enterMatch, inPhase('ended')),
    shows: text(t('still.over')),
  },
  {
    name: 'room-animation',
    path: '/app/home',
    endsAt: paths.room,
    account: 'beian',
    prepare: inTurn(matchRoom, toAnimation),
    shows: (page) => page.getByLabel(/的动画直播$/).first(),
  },
  {
    name: 'room-anchor',
    path: '/app/home',
    endsAt: paths.room,
    account: 'beian',
    prepare: anchorRoom,
    shows: chatRows,
  },
  {
    name: 'gift-playing',
    path: '/app/home',
    endsAt: paths.room,
    account: 'xuexian',
    prepare: inTurn(anchorRoom, giftStorm),
    shows: canvas,
  },
  {
    name: 'room-offline',
    path: '/app/home',
    endsAt: paths.room,
    prepare: inTurn(matchRoom, goOffline),
    shows: text(t('common.offlineTitle')),
  },
  { name: 'room-unknown', path: '/app/room/match/no-such-match', shows: text(t('room.missingTitle')) },
  {
    name: 'room-lines',
    path: '/app/home',
    endsAt: paths.room,
    account: 'beian',
    prepare: inTurn(matchRoom, lineMenu),
    shows: text(t('player.delay')),
  },
];
