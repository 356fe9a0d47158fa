import type { BrowserContext, Page } from '@playwright/test';
import { LoginPage } from '../pages/login.ts';
import { RoomPage } from '../pages/room.ts';
import type { SandboxAdmin } from '../pages/sandbox-admin.ts';
import { expect, sweep, sweepAfterFirst, test } from '../site.ts';
import { markedBy, shownDetails } from './member-details.ts';

// Many tabs of one browser change hands at once.
test.describe.configure({ timeout: 180_000 });

const WALLET = ['', '/deposit', '/withdraw', '/payees', '/records'].map((path) => `/app/wallet${path}`);
const REST = ['/app/safer/limits', '/app/wallet/treasury', '/app/wallet/exchange', '/app/wallet/coins'];
const ELSEWHERE = ['/app/messages', '/app/me', '/app/home'];
const NAME = '北岸的风';
const DRAFT = '没有发出去的旗鱼';
const SEARCHED = '搜过的旗鱼';

async function settled(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator('#main')).toBeVisible();
  for (const page of pages) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function openAll(context: BrowserContext, paths: readonly string[]): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    pages.push(page);
  }
  await settled(pages);
  return pages;
}

/** A member's pages, with what is on them that is theirs. */
async function openAsMember(login: LoginPage, context: BrowserContext, paths: readonly string[]) {
  await login.as('beian', '/app/me');
  const pages = await openAll(context, paths);
  return { pages, marks: new Set([NAME, ...(await markedBy(pages))]) };
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/app/me?leave=1');
  await new LoginPage(page).confirmLogout.click();
  await expect(page.getByText('还没有登录')).toBeVisible();
}

const failForMembers = (sandbox: SandboxAdmin) =>
  sandbox.break({ path: '/api/', kind: 'status', status: 500 });

const expectNoneShown = async (pages: readonly Page[], marks: ReadonlySet<string>) =>
  expect(await shownDetails(pages, marks)).toEqual([]);

const waitUntilHidden = async (pages: readonly Page[], marks: ReadonlySet<string>) =>
  expect.poll(() => shownDetails(pages, marks)).toEqual([]);

/** An amount that both members have is no leak: once the pages of the next one are there, all that was shown is theirs. */
const expectOnlyOf = async (shown: readonly string[], pages: readonly Page[]) =>
  expect
    .poll(async () => {
      const ofNext = await markedBy(pages);
      return shown.filter((mark) => !ofNext.has(mark));
    })
    .toEqual([]);

for (const [index, [area, paths]] of Object.entries({
  wallet: WALLET,
  'other money': REST,
  elsewhere: ELSEWHERE,
}).entries()) {
  test(
    `pages of a member (${area}) are cleared by logout in another tab`,
    sweepAfterFirst(index),
    async ({ context, page, login }) => {
      const { pages, marks } = await openAsMember(login, context, paths);
      await logOut(page);
      await waitUntilHidden(pages, marks);

      await login.as('qinghe', '/app/me');
      for (const each of pages) await expect(each.getByText('还没有登录')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: '青禾不眠' })).toBeVisible();
      const atFirst = await shownDetails(pages, marks);
      await settled(pages);
      const later = await shownDetails(pages, marks);
      await Promise.all(pages.map((each) => each.reload()));
      await settled(pages);
      await expectOnlyOf([...atFirst, ...later], [...pages, page]);
    },
  );
}

test(
  'late and failed responses show no data of the previous member',
  sweep,
  async ({ context, page, login, sandbox }) => {
    const { pages: known, marks } = await openAsMember(login, context, WALLET);
    await sandbox.break({ path: '/api/', kind: 'latency', ms: 3_000 });
    await Promise.all(known.map((each) => each.reload({ waitUntil: 'commit' })));
    await sandbox.resetOverrides();
    await logOut(page);
    await login.as('qinghe', '/app/me');
    await failForMembers(sandbox);
    await expect.poll(async () => (await sandbox.calls('member.info')).open).toBe(0);
    const whileFailing = await shownDetails(known, marks);
    await sandbox.resetOverrides();
    await Promise.all(known.map((each) => each.reload()));
    await settled(known);
    await expectOnlyOf(whileFailing, [...known, page]);
  },
);

test(
  'input and searches of a member are cleared for the next one',
  sweep,
  async ({ page, login, room, search, sandbox }) => {
    const marks = new Set([DRAFT, SEARCHED]);
    await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch()));
    await room.input.fill(DRAFT);
    await search.field.fill(SEARCHED);
    await search.field.press('Enter');
    await page.reload();
    await expect(room.input).toHaveValue(DRAFT);
    await logOut(page);
    await expectNoneShown([page], marks);
    await new LoginPage(page).as('qinghe', RoomPage.matchPath(await sandbox.liveMatch()));
    await expect(room.input).toHaveValue('');
    await search.field.click();
    await expectNoneShown([page], marks);
  },
);

test(
  'an offline logout clears this device at once and is sent later',
  sweep,
  async ({ context, page, login, sandbox, toasts }) => {
    await login.as('beian', '/app/me');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByLabel('同时退出其他设备').check();
    const before = (await sandbox.calls('account.logoutSetup')).total;
    await context.setOffline(true);
    await login.confirmLogout.click();
    await expect(page.getByText('还没有登录')).toBeVisible();
    await toasts.waitFor('已退出本机；其他设备将在联网后退出');
    await context.setOffline(false);
    await expect.poll(async () => (await sandbox.calls('account.logoutSetup')).total).toBeGreaterThan(before);
  },
);
