import type { Page } from '@playwright/test';
import { RoomPage } from '../pages/room.ts';
import { failedArea, missingPart, PHONE, type Step } from './steps.ts';

const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name: new RegExp(`^${name}`) });

/** A pane of the room, opened by its tab. */
const pane = (keys: RegExp, name: Parameters<RoomPage['pane']>[0]): Step => ({
  keys,
  open: (page) => new RoomPage(page).pane(name).click(),
  meanwhile: (page) => panel(page, name).getByText('这里没有加载出来'),
  there: (page) => panel(page, name).getByText(/./),
});

/** The room of a live match, opened by a member who may moderate it. */
export const ROOM: readonly Step[] = [
  { keys: /\/room-screen\.tsx$|^_room-(?!live)/, open: (page) => page.reload(), meanwhile: failedArea },
  {
    keys: /\/(?:video-host|chat-pane)\.tsx$|\/hls-player\.ts$|^_room-live-/,
    meanwhile: missingPart,
    there: (page) => new RoomPage(page).chat,
  },
  { keys: /\/time-row\.tsx$/, there: (page) => page.getByRole('slider', { name: '回看进度' }) },
  { keys: /\/danmaku-layer\.tsx$/ },
  { keys: /\/(?:gift-stage|goal-reached)\.tsx$/ },
  { keys: /\/match-actions\.tsx$/ },
  { keys: /\/below-video\.tsx$/, there: (page) => page.getByRole('region', { name: '礼物', exact: true }) },
  {
    keys: /\/(?:mention|share-order)-popover\.tsx$/,
    there: (page) => page.getByRole('button', { name: '提及' }),
  },
  { keys: /\/odds-panel\.tsx$/, there: (page) => new RoomPage(page).prices },
  pane(/^_bet-tray-/, '注单'),
  {
    keys: /\/inline-slip\.tsx$/,
    open: async (page) => {
      await new RoomPage(page).pane('盘口').click();
      await new RoomPage(page).openPrices.getByRole('button').first().click();
    },
  },
  pane(/\/stats-pane\.tsx$/, '数据'),
  pane(/\/lineups-pane\.tsx$/, '阵容'),
  pane(/\/history-pane\.tsx$/, '往绩'),
  pane(/\/rank-pane\.tsx$/, '贡献榜'),
  pane(/\/admin-pane\.tsx$/, '房管'),
  {
    keys: /\/(?:reading-panel|popover-popup)\.tsx$/,
    open: async (page) => {
      await new RoomPage(page).pane('聊天').click();
      await page.getByRole('button', { name: '阅读设置' }).click();
    },
    meanwhile: missingPart,
    there: (page) => page.getByRole('dialog', { name: '阅读设置' }).getByRole('switch'),
  },
  {
    keys: /\/expression-panel\.tsx$/,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '表情' }).click();
    },
    meanwhile: missingPart,
    there: (page) => page.getByRole('dialog').getByRole('tab'),
  },
  {
    keys: /\/emoji-picker\.tsx$/,
    open: (page) => page.getByRole('dialog').getByRole('tab').nth(1).click(),
    meanwhile: missingPart,
    there: (page) => page.getByRole('gridcell'),
  },
  {
    keys: /\/user-card\.tsx$/,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await new RoomPage(page).line('看一眼名片').getByRole('button').first().click();
    },
    meanwhile: missingPart,
    there: (page) => page.getByRole('dialog', { name: /的资料$/ }),
  },
  {
    keys: /\/danmaku-settings\.tsx$/,
    open: async (page) => {
      await page.keyboard.press('Escape');
      const room = new RoomPage(page);
      await room.video.hover();
      await page.getByRole('button', { name: '弹幕设置' }).click();
    },
    meanwhile: missingPart,
    there: (page) => page.getByRole('dialog', { name: '弹幕设置' }).getByRole('slider'),
  },
  {
    keys: /\/(?:shortcut-sheet|dialog-popup)\.tsx$/,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('video').hover();
      await page.keyboard.press('?');
    },
    meanwhile: missingPart,
    there: (page) => page.getByRole('dialog', { name: '键盘快捷键' }),
  },
  {
    keys: /\/sound-card\.tsx$/,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('video').hover();
      await page.getByRole('button', { name: /^线路/ }).click();
      await page.getByRole('group', { name: '清晰度' }).getByText('仅听声音').click();
    },
    there: (page) => page.getByRole('status').getByText('正在收听，画面已关闭'),
  },
  {
    keys: /\/facts-pane\.tsx$/,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.setViewportSize(PHONE);
      await new RoomPage(page).pane('数据').click();
    },
    meanwhile: failedArea,
    there: (page) => page.getByRole('radio', { name: '往绩' }),
  },
  pane(/\/anchor-pane\.tsx$/, '主播'),
  {
    keys: /\/(?:opened-gift-sheet|sheet-popup)\.tsx$/,
    open: async (page) => {
      await page.getByRole('tab', { name: '聊天' }).click();
      await page.getByRole('button', { name: '礼物' }).click();
    },
    meanwhile: missingPart,
    there: (page) => page.getByRole('button', { name: '关闭礼物面板' }),
  },
];

/** Room of a match that is shown as an animation, while gifts are sent. */
export const ANIMATION: readonly Step[] = [
  {
    keys: /\/match-animation\.tsx$/,
    open: (page) => page.reload(),
    meanwhile: failedArea,
  },
  { keys: /\/gift-banners\.tsx$/, open: (page) => page.reload() },
];

/** The room of a match that has not begun. */
export const UPCOMING: readonly Step[] = [
  { keys: /\/match-still\.tsx$/, open: (page) => page.reload(), meanwhile: failedArea },
];

/** The room of an anchor on air with a gift goal. */
export const WITH_GOAL: readonly Step[] = [
  {
    keys: /^_gift-goal-bar-/,
    open: (page) => page.reload(),
    there: (page) => page.getByRole('region', { name: '本场礼物目标' }),
  },
];
