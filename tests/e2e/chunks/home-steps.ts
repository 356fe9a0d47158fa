import type { Page } from '@playwright/test';
import { paths } from '#app/routes/paths.ts';
import { BetSlip } from '../pages/bet-slip.ts';
import { FramePage } from '../pages/frame.ts';
import { SLOT } from '../pages/game.ts';
import { HomePage } from '../pages/home.ts';
import { SearchBox } from '../pages/search.ts';
import { DESKTOP, failedArea, missingPart, PHONE, type Step } from './steps.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Home from its first request on, in the order in which a visit needs its parts. */
export const HOME: readonly Step[] = [
  {
    keys: /\/home-screen\.tsx$/,
    open: (page) => page.goto(paths.home),
    meanwhile: failedArea,
    there: (page) => new HomePage(page).carousel,
  },
  {
    keys: /^_lists-(?!room)/,
    open: (page) => page.reload(),
    meanwhile: failedArea,
    there: (page) => new HomePage(page).liveCards,
  },
  { keys: /^_header-/, there: (page) => new FramePage(page).nav },
  { keys: /^_head-/ },
  { keys: /^_later-/, there: (page) => page.getByRole('button', { name: '顶部', exact: true }) },
  { keys: /\/new-version\.tsx$/ },
  {
    keys: /\/live-preview\.tsx$/,
    open: (page) => new HomePage(page).liveCards.first().hover(),
    there: (page) => page.getByRole('region', { name: '正在直播' }).locator('video'),
  },
  {
    keys: /\/anchor-panel\.tsx$/,
    open: (page) => new HomePage(page).tab('主播').click(),
    meanwhile: failedArea,
    there: (page) => new HomePage(page).anchors('直播'),
  },
  {
    keys: /\/mega-menu\.tsx$/,
    open: (page) => new FramePage(page).entry('体育').hover(),
    meanwhile: missingPart,
    there: (page) => new FramePage(page).venues,
  },
  {
    keys: /\/menu-popup\.tsx$/,
    open: (page) => page.getByRole('banner').getByRole('button', { name: /设置/ }).first().click(),
    meanwhile: missingPart,
    there: (page) => page.getByRole('menu'),
  },
  {
    keys: /^_linked-game-|\/sheet-popup\.tsx$/,
    open: (page) => page.goto(`${paths.home}?game=${SLOT}`),
    meanwhile: missingPart,
    there: dialog,
  },
  {
    keys: /\/launch-part\.tsx$/,
    there: (page) => dialog(page).getByRole('button', { name: '试玩' }),
  },
  {
    keys: /\/page-sheet-popup\.tsx$/,
    open: async (page) => {
      await page.setViewportSize(PHONE);
      await page.goto(paths.home);
      await page.getByRole('button', { name: '搜索', exact: true }).click();
    },
    meanwhile: missingPart,
    there: (page) => new SearchBox(page).field,
  },
  {
    keys: /\/bet-host\.tsx$/,
    open: async (page) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(`${paths.home}?scope=early`);
      const { rows } = new HomePage(page);
      await new BetSlip(page).pricesIn(rows, 0).first().click();
    },
    meanwhile: missingPart,
    there: (page) => new BetSlip(page).bar,
  },
  { keys: /\/further\.ts$/, open: (page) => page.goto('/app/nowhere'), meanwhile: failedArea },
  {
    keys: /\/not-found-screen\.tsx$|^_illustration-/,
    meanwhile: failedArea,
    there: (page) => page.getByRole('heading', { level: 1 }),
  },
  { keys: /\/illustration-objects\.table\.tsx$/ },
  {
    keys: /\/login-screen\.tsx$/,
    open: (page) => page.goto(paths.login),
    meanwhile: failedArea,
    there: (page) => page.getByLabel('账号', { exact: true }),
  },
  { keys: /\/care-line\.tsx$/, there: (page) => page.locator('a[href="/app/help/helpline"]') },
  {
    keys: /\/developer-host\.tsx$/,
    open: async (page) => {
      await page.goto(paths.home);
      await page.getByRole('button', { name: '顶部', exact: true }).waitFor();
      await page.keyboard.press('Alt+Shift+KeyP');
    },
    meanwhile: missingPart,
    there: (page) => page.getByRole('dialog', { name: '开发者面板' }),
  },
];

/** Steps available only to members. */
export const MEMBER: readonly Step[] = [
  { keys: /\/home-screen\.tsx$/, open: (page) => page.goto(paths.home), meanwhile: failedArea },
  { keys: /^_header-/, there: (page) => new FramePage(page).nav },
  { keys: /^_later-/, there: (page) => page.getByRole('button', { name: '顶部', exact: true }) },
  { keys: /\/greeting\.tsx$/ },
  { keys: /\/notices\/notices\.tsx$/ },
  { keys: /\/message-watch\.tsx$/ },
  {
    keys: /\/popover-popup\.tsx$/,
    open: (page) => page.getByRole('banner').getByRole('button', { name: /消息/ }).click(),
    meanwhile: missingPart,
    there: dialog,
  },
  { keys: /\/further\.ts$/, open: (page) => page.goto(paths.coins), meanwhile: failedArea },
  {
    keys: /\/coins-screen\.tsx$/,
    meanwhile: failedArea,
    there: (page) => page.getByRole('region', { name: '充金币' }),
  },
  {
    keys: /\/alert-dialog-popup\.tsx$/,
    open: (page) => page.getByRole('region', { name: '充金币' }).getByRole('button').first().click(),
    meanwhile: missingPart,
    there: (page) => page.getByRole('alertdialog'),
  },
  {
    keys: /\/invite-screen\.tsx$/,
    open: (page) => page.goto(paths.invite),
    meanwhile: failedArea,
    there: (page) => page.getByRole('button', { name: '复制链接' }),
  },
  {
    keys: /qrcode\.react/,
    meanwhile: (page) => page.getByRole('button', { name: '复制链接' }),
    there: (page) => page.getByRole('img', { name: '邀请链接二维码' }),
  },
  {
    keys: /\/play-screen\.tsx$/,
    open: (page) => page.goto(paths.playReport),
    meanwhile: failedArea,
    there: (page) => page.getByRole('heading', { level: 1 }),
  },
  { keys: /\/bar-canvas\.tsx$/, there: (page) => page.locator('canvas') },
  {
    keys: /\/payees-screen\.tsx$|\/dialog-popup\.tsx$/,
    open: async (page) => {
      await page.goto(paths.payees);
      await page
        .getByRole('button', { name: /添加.*(?:USDT|地址)/ })
        .first()
        .click();
    },
    there: dialog,
  },
];
