import type { Page } from '@playwright/test';
import { gamePath, paths } from '#app/routes/paths.ts';
import type { ScreenPattern } from '#app/screens/table.ts';
import { beyondEdge, problemsButContrast, problemsDayAndNight } from '../pages/accessibility.ts';
import { DepositPage } from '../pages/deposit.ts';
import { GamePage, SLOT } from '../pages/game.ts';
import type { DemoAccount } from '../pages/login.ts';
import { RoomPage } from '../pages/room.ts';
import type { SandboxAdmin } from '../pages/sandbox-admin.ts';
import { settled } from '../pages/settled.ts';
import { StatementPage } from '../pages/statement.ts';
import { turnTo } from '../pages/turn-to.ts';
import { WithdrawPage } from '../pages/withdraw.ts';
import { expect, sweep, test } from '../site.ts';

/** Leads to a screen. */
type ScreenRoute = (page: Page, sandbox: SandboxAdmin) => Promise<unknown>;

/** Opens a screen by its address, like a bookmark or a shared link. */
const at =
  (path: string): ScreenRoute =>
  (page) =>
    page.goto(path);

/** From the screen before it, as a link leads there: a page need not load again for every screen of a member. */
const to =
  (path: string): ScreenRoute =>
  (page) =>
    turnTo(page, path);

async function toMatch(page: Page, sandbox: SandboxAdmin): Promise<void> {
  await page.goto(RoomPage.matchPath(await sandbox.liveMatch(), 'ANIMATION'));
  await new RoomPage(page).lines.first().waitFor();
}

async function toAnchor(page: Page, sandbox: SandboxAdmin): Promise<void> {
  await page.goto(RoomPage.anchorPath(await sandbox.liveAnchor()));
  await new RoomPage(page).chat.waitFor();
}

async function toDepositOrder(page: Page): Promise<void> {
  await page.goto(DepositPage.path);
  await new DepositPage(page).make(/银行卡转账/, '90');
}

async function toWithdrawOrder(page: Page): Promise<void> {
  await page.goto(paths.withdraw);
  await new WithdrawPage(page).withdraw('300');
}

async function toRecord(page: Page): Promise<void> {
  await page.goto(paths.records);
  const statement = new StatementPage(page);
  await statement.rows.first().click();
  await statement.sheet.waitFor();
}

async function toMessage(page: Page): Promise<void> {
  await page.goto(`${paths.inbox}?kind=letter`);
  await page.getByRole('link', { name: /编辑部写给你/ }).click();
  await page.getByRole('textbox', { name: '回复这封私信' }).waitFor();
}

async function toFeedback(page: Page): Promise<void> {
  await page.goto(paths.feedback);
  await page.getByLabel('说说发生了什么').fill('直播画面偶尔会停住');
  await page.getByRole('button', { name: '提交反馈' }).click();
  await page
    .getByRole('link', { name: /直播画面偶尔会停住/ })
    .first()
    .click();
  await page.getByLabel('补充说明').waitFor();
}

async function toGame(page: Page): Promise<void> {
  await page.goto(gamePath(SLOT, true));
  await new GamePage(page).start.waitFor();
}

/** Screens shown to guests. */
const GUESTS = {
  [paths.login]: [at(paths.login)],
  [paths.register]: [at(paths.register)],
  [paths.forgot]: [at(paths.forgot)],
  [paths.invitation]: [at('/r/NOBODY')],
  [paths.agentLink]: [at('/a/NOBODY')],
  [paths.maintenance]: [at(paths.maintenance)],
  [paths.accessAlert]: [at(paths.accessAlert)],
  [paths.accessRestriction]: [at(paths.accessRestriction)],
  [paths.robotCheck]: [at(paths.robotCheck)],
} satisfies Partial<Record<ScreenPattern, readonly ScreenRoute[]>>;

/** Every other screen, as a member sees it: a pattern that is missing here is a type error. */
const MEMBERS: Readonly<Record<Exclude<ScreenPattern, keyof typeof GUESTS>, readonly ScreenRoute[]>> = {
  [paths.home]: [to(paths.home)],
  [paths.room]: [toMatch, toAnchor, at('/app/room/match/nowhere')],
  [paths.wallet]: [to(paths.wallet)],
  [paths.me]: [to(paths.me)],
  [paths.profile]: [to(paths.profile), at(`${paths.profile}?edit=avatar`)],
  [paths.security]: [to(paths.security)],
  [paths.invite]: [to(paths.invite)],
  [paths.follows]: [to(paths.follows)],
  [paths.vip]: [to(paths.vip)],
  [paths.rebates]: [to(paths.rebates)],
  [paths.agent]: [to(paths.agent)],
  [paths.inbox]: [to(paths.inbox)],
  [paths.message]: [toMessage, at(`${paths.inbox}/new`)],
  [paths.welfare]: [to(paths.welfare)],
  [paths.promotions]: [at(paths.promotions)],
  [paths.promotion]: [to('/app/welfare/promotions/again-8')],
  [paths.activities]: [to(paths.activities)],
  [paths.activityRecords]: [to(paths.activityRecords)],
  [paths.signIn]: [to(paths.signIn)],
  [paths.topGift]: [to(paths.topGift)],
  [paths.euroCup]: [to(paths.euroCup)],
  [paths.euro24]: [to(paths.euro24)],
  [paths.luxuryGift]: [to(paths.luxuryGift)],
  [paths.wheel]: [to(paths.wheel)],
  [paths.rain]: [to(paths.rain)],
  [paths.lottery]: [to(paths.lottery)],
  [paths.lotteryProof]: [to(`${paths.lottery}/last/proof`)],
  [paths.guess]: [to(paths.guess)],
  [paths.newcomer]: [to(paths.newcomer)],
  [paths.breakout]: [to(paths.breakout)],
  [paths.treasuryTask]: [to(paths.treasuryTask)],
  [paths.firstDeposit]: [to(paths.firstDeposit)],
  [paths.continuedDeposit]: [to(paths.continuedDeposit)],
  [paths.support]: [to(paths.support)],
  [paths.feedback]: [to(paths.feedback)],
  [paths.parcels]: [to(paths.parcels)],
  [paths.parcel]: [to(`${paths.parcels}/1`), at(`${paths.parcels}/999999`)],
  [paths.feedbackThread]: [toFeedback, at(`${paths.feedback}/999999`)],
  [paths.news]: [to(paths.news)],
  [paths.article]: [to('/app/news/v-star-midfield')],
  [paths.experts]: [to(paths.experts)],
  [paths.expert]: [to('/app/experts/zhou-heng')],
  [paths.help]: [to(paths.help), at(`${paths.help}?q=提现`)],
  [paths.helpTopic]: [to('/app/help/limits')],
  [paths.announcements]: [to(`${paths.announcements}?open=n-limits`)],
  [paths.sponsors]: [to(paths.sponsors)],
  [paths.multiview]: [to(paths.multiview)],
  [paths.deposit]: [to(paths.deposit)],
  [paths.depositOrder]: [toDepositOrder],
  [paths.withdraw]: [to(paths.withdraw)],
  [paths.withdrawOrder]: [toWithdrawOrder],
  [paths.payees]: [to(paths.payees)],
  [paths.password]: [to(paths.password)],
  [paths.transfer]: [to(paths.transfer)],
  [paths.treasury]: [to(paths.treasury)],
  [paths.exchange]: [to(paths.exchange)],
  [paths.coins]: [to(paths.coins)],
  [paths.records]: [to(paths.records)],
  [paths.record]: [toRecord],
  [paths.safer]: [to(paths.safer)],
  [paths.playReport]: [to(paths.playReport)],
  [paths.selfCheck]: [to(paths.selfCheck)],
  [paths.preferences]: [to(paths.preferences)],
  [paths.identity]: [to(paths.identity)],
  [paths.limits]: [to(paths.limits)],
  [paths.break]: [to(paths.break)],
  [paths.exclusion]: [to(paths.exclusion)],
  [paths.blocks]: [to(paths.blocks)],
  [paths.closeAccount]: [to(paths.closeAccount)],
  [paths.betRecords]: [to(paths.betRecords)],
  [paths.betReturns]: [to(paths.betReturns)],
  [paths.gameRecords]: [to(paths.gameRecords)],
  [paths.game]: [toGame],
  [paths.venueBoard]: [to('/app/venue/ybty'), at('/app/venue/lzty'), at('/app/venue/nowhere')],
  [paths.lobby]: [to('/app/egame/bt'), at('/app/egame/lz'), at('/app/egame/zz')],
  [paths.elsewhere]: [to('/app/nowhere')],
};

/** Standalone page outside the application. */
const PLAYER: readonly ScreenRoute[] = [at('/play.html')];

const guestRoutes: readonly ScreenRoute[] = [...Object.values(GUESTS).flat(), ...PLAYER];
const members = Object.entries(MEMBERS);

/** Parts of the site that have many screens, by how their addresses begin. */
const LARGE_PARTS = [
  ['every screen of the wallet', paths.wallet],
  ['every screen of activities', '/app/activit'],
  ['every screen of protection', paths.safer],
] as const;

const routesOf = (belongs: (pattern: string) => boolean): readonly ScreenRoute[] =>
  members.filter(([pattern]) => belongs(pattern)).flatMap(([, routes]) => routes);
const isOfLargePart = (pattern: string) => LARGE_PARTS.some(([, begin]) => pattern.startsWith(begin));

/** Screens of a part of the site, and the account that sees them; null for a guest. */
type Part = {
  readonly title: string;
  readonly routes: readonly ScreenRoute[];
  readonly account: DemoAccount | null;
};

export const screensByPart: readonly Part[] = [
  { title: 'every screen of a guest', routes: guestRoutes, account: null },
  {
    title: 'every other screen of a member',
    routes: routesOf((pattern) => !isOfLargePart(pattern)),
    account: 'xuexian',
  },
  ...LARGE_PARTS.map(([title, begin]) => {
    return {
      title,
      routes: routesOf((pattern) => pattern.startsWith(begin)),
      account: 'xuexian',
    } as const;
  }),
];

/** Reports whether the help line is one click away [P.29]. */
async function namesHelpline(page: Page): Promise<boolean> {
  const link = page.locator('a[href="/app/help/helpline"]').filter({ visible: true }).first();
  // In a room before its start, the content of the side column waits for seconds before its code is requested.
  return link.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

/** Looks at a page. @returns what is wrong with it */
type ScreenCheck = (page: Page) => Promise<readonly string[]>;

/** Returns the faults of the screens on these routes: px beyond the window, missing help line, accessibility violations. */
async function faultsOf(
  page: Page,
  sandbox: SandboxAdmin,
  routes: readonly ScreenRoute[],
  check: ScreenCheck,
): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  for (const lead of routes) {
    await lead(page, sandbox);
    await settled(page);
    const beyond = await beyondEdge(page);
    if (!(await namesHelpline(page))) faults.push({ address: page.url(), without: 'the help line' });
    const found = await check(page);
    if (beyond > 0 || found.length > 0) faults.push({ address: page.url(), beyond, found });
  }
  return faults;
}

/**
 * Adds a test for each part of the site; those of a file go side by side, for they are the longest there are. On a phone
 * only the screens of a guest are looked at for contrast: those of a member have the colours they have on a desktop.
 */
export function scansEveryScreen(where: string, isPhone: boolean): void {
  test.describe.configure({ mode: 'parallel' });
  for (const { title, routes, account } of screensByPart) {
    const check = isPhone && account !== null ? problemsButContrast : problemsDayAndNight;
    const light = check === problemsDayAndNight ? ', by day and by night' : ' apart from contrast';
    test(
      `${where}, ${title} fits the window, names the help line [P.29], and is free of accessibility faults${light}`,
      sweep,
      async ({ login, page, sandbox }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (account !== null) await login.as(account, paths.me);
        expect(await faultsOf(page, sandbox, routes, check)).toEqual([]);
      },
    );
  }
}
