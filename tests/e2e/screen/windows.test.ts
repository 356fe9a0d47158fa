import type { Locator, Page } from '@playwright/test';
import { moving } from '../moving.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}

/** A message is shown when the video has reached it. */
const SHOWN = { timeout: 25_000 };

/** Requirements of each window: the minimum width of the video, and the number of fully visible chat lines. */
const WINDOWS = {
  'a phone however it is held': [
    { name: 'upright', width: 390, height: 844, minVideoWidth: 390, lines: 8 },
    { name: 'sideways', width: 844, height: 390, minVideoWidth: 690, lines: 5 },
    { name: 'with its keyboard up', width: 390, height: 500, minVideoWidth: 190, lines: 5 },
    { name: 'narrow', width: 320, height: 640, minVideoWidth: 320, lines: 5 },
  ],
  'a screen however much of it': [
    { name: 'half', width: 900, height: 800, minVideoWidth: 540, lines: 8 },
    { name: 'at twice the size', width: 720, height: 450, minVideoWidth: 420, lines: 5 },
    { name: 'large', width: 2_560, height: 1_440, minVideoWidth: 1_500, lines: 12 },
  ],
} as const;
const MAX_LINES = 12;

/** Lines of the chat no part of which is out of sight. */
const countFullLines = (log: Locator): Promise<number> =>
  log.evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const isFullyVisible = ({ top, bottom }: DOMRect) =>
      top >= Math.max(0, frame.top) - 1 && bottom <= Math.min(window.innerHeight, frame.bottom) + 1;
    return [...list.querySelectorAll('[data-index]')].filter((row) =>
      isFullyVisible(row.getBoundingClientRect()),
    ).length;
  });

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Posts a message, and again if it was sent too soon after the last one: the text then returns to the field. */
async function speak({ input, send, lines }: RoomPage, text: string): Promise<void> {
  await input.fill(text);
  await expect(async () => {
    if ((await input.inputValue()) === text && (await send.isEnabled())) await send.click();
    await expect(lines.filter({ hasText: text }).last()).toBeInViewport({ timeout: 2_000 });
  }, text).toPass();
}

for (const [device, windows] of Object.entries(WINDOWS)) {
  test(
    `video, chat and message field are visible in the window of ${device}`,
    sweep,
    async ({ login, page, room, sandbox }) => {
      const matchId = await sandbox.liveMatch();
      await sandbox.crowd(0);
      await login.as('beian', `/app/room/match/${matchId}`);
      for (let line = 1; line <= MAX_LINES; line += 1) {
        await sandbox.sendMessage(`m-${matchId}`, { text: `短句 ${line}` });
      }
      await expect(room.row(`短句 ${MAX_LINES}`).last()).toBeVisible(SHOWN);
      for (const { name, width, height, minVideoWidth, lines } of windows) {
        await page.setViewportSize({ width, height });
        await page.reload();
        await expect.poll(() => room.played(), name).toBeGreaterThan(0);
        await expect(room.input, name).toBeInViewport({ ratio: 1 });
        await expect(room.send, name).toBeInViewport({ ratio: 1 });
        await expect(room.video, name).toBeInViewport({ ratio: 0.9 });
        await expect
          .poll(async () => (await room.video.boundingBox())?.width ?? 0, name)
          .toBeGreaterThanOrEqual(minVideoWidth);
        await expect.poll(() => countFullLines(room.chat), name).toBeGreaterThanOrEqual(lines);
        expect(await scrollsSideways(page), name).toBe(false);
        await speak(room, `窗口 ${width}`);
      }
    },
  );
}

test(
  'the chat over fullscreen phone video can be hidden and restored',
  sweep,
  async ({ page, room, sandbox }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await room.openMatch(await sandbox.liveMatch());
    await expect(room.chat).toBeVisible();
    await page.getByRole('button', { name: '收起聊天' }).click();
    await expect(room.chat).toBeHidden();
    await page.getByRole('button', { name: '显示聊天' }).click();
    await expect(room.chat).toBeVisible();
  },
);

test('the message field stays above an on-screen keyboard', sweep, async ({ page, room, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 844, width: 390, scale: 1, offsetTop: 0 });
    Object.defineProperty(window, 'visualViewport', { value: seen });
  });
  await room.openMatch(await sandbox.liveMatch());
  const field = page
    .getByRole('complementary', { name: '聊天' })
    .getByRole('button', { name: '登录后参与聊天' });
  await expect(field).toBeVisible();
  await page.evaluate(() => {
    if (!window.visualViewport) return;
    Object.assign(window.visualViewport, { height: 460 });
    window.visualViewport.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await boxOf(field)).y + (await boxOf(field)).height).toBeLessThan(460);
  await expect.poll(() => countFullLines(room.chat)).toBeGreaterThanOrEqual(5);
});

test(
  'a landscape phone shows the current and final score over the video',
  sweep,
  async ({ page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await page.setViewportSize({ width: 844, height: 390 });
    await room.openMatch(matchId);
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    const stage = page.getByRole('region', { name: '直播', exact: true });
    await expect(stage.getByText(/^\d+:\d\d$|^中场休息$/).first()).toBeInViewport({ ratio: 1 });
    await sandbox.match(matchId, { phase: 'ended' });
    await expect(stage.getByRole('heading', { name: '全场结束' })).toBeInViewport({ ratio: 1 });
    const score = stage.getByText('已结束', { exact: true });
    await expect(score).toBeInViewport({ ratio: 1 });
    const heading = await boxOf(stage.getByRole('heading', { name: '全场结束' }));
    const chat = await boxOf(page.getByRole('complementary', { name: '聊天室' }));
    expect(heading.x + heading.width).toBeLessThan(chat.x);
  },
);

test('[P.01] the header fits a large balance at any width', sweep, async ({ login, page }) => {
  await login.as('xuexian', '/app/home');
  const menu = page.getByRole('banner').getByRole('button', { name: /雪线以北/ });
  for (const width of [1_920, 1_440, 1_366, 1_320, 1_319, 1_100, 1_024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('banner').getByText('268,000.00'), String(width)).toBeInViewport({
      ratio: 1,
    });
    await expect(menu, String(width)).toBeInViewport({ ratio: 1 });
  }
});

/** Usual windows of laptops. */
const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
] as const;

/** The column of the video: its size, and the height of it that is out of sight, px. */
const columnOf = ({ video }: RoomPage) =>
  video.evaluate((element) => {
    let column: Element = element;
    while (column.parentElement && getComputedStyle(column).overflowY !== 'auto')
      column = column.parentElement;
    const { clientWidth: width, clientHeight: height, scrollHeight } = column;
    return { width, height, hidden: scrollHeight - height };
  });

test('gifts are in sight under the video of a laptop', sweep, async ({ login, page, room, sandbox }) => {
  const [matchId = await sandbox.liveMatch()] = await sandbox.castMatches();
  await login.as('wuhao', RoomPage.matchPath(matchId));
  await expect(room.gifts.getByRole('link', { name: '绑定手机号后可以送礼' })).toBeVisible();
  for (const size of LAPTOPS) {
    await page.setViewportSize(size);
    const name = `${size.width}×${size.height}`;
    await expect.poll(async () => (await columnOf(room)).hidden, name).toBeLessThanOrEqual(1);
    for (const part of [
      room.gifts.getByRole('button', { name: '赠送' }),
      room.gifts.getByRole('link', { name: '绑定手机号后可以送礼' }),
      room.gifts.getByRole('button', { name: /金币$/ }).last(),
    ])
      await expect(part, name).toBeInViewport({ ratio: 1 });
  }
});

/** Largest height of the parts above and under the video of an anchor: title, anchor, gifts. */
const UNDER_VIDEO_PX = 320;

/** Width of the shown frames, without the black beside them, px. */
const shownWidth = ({ video }: RoomPage): Promise<number> =>
  video.evaluate((element) => {
    if (!(element instanceof HTMLVideoElement)) return 0;
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, (height * element.videoWidth) / element.videoHeight);
  });

test('[2.11] theatre mode enlarges the shown frames of a match', sweep, async ({ page, room, sandbox }) => {
  await room.openMatch(await sandbox.liveMatch());
  await room.moves();
  const before = await shownWidth(room);
  await page.keyboard.press('t');
  await expect.poll(() => shownWidth(room)).toBeGreaterThan(before + 100);
});

/** A room whose anchor casts no match. */
const ALONE = '1006';

test('an anchor without a match uses the height of the window', sweep, async ({ page, room, sandbox }) => {
  await sandbox.anchor(ALONE, 1);
  await page.goto(RoomPage.anchorPath(ALONE));
  await room.moves();
  const { width, height } = await columnOf(room);
  const maxWidth = Math.min(width, ((height - UNDER_VIDEO_PX) * 16) / 9);
  expect(await shownWidth(room)).toBeGreaterThanOrEqual(Math.floor(maxWidth));
});
