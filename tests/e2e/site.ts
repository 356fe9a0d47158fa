import {
  type APIRequestContext,
  test as base,
  type Page,
  expect as playwrightExpect,
} from '@playwright/test';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { AssetsPage } from './pages/assets.ts';
import { BetSlip } from './pages/bet-slip.ts';
import { VerifyWindow } from './pages/captcha.ts';
import { ConsolePage } from './pages/console.ts';
import { DepositPage } from './pages/deposit.ts';
import { DeveloperPanel } from './pages/developer.ts';
import { EntryPage } from './pages/entry.ts';
import { ExchangePage } from './pages/exchange.ts';
import { FramePage } from './pages/frame.ts';
import { HomePage } from './pages/home.ts';
import { LoginPage } from './pages/login.ts';
import { Messages } from './pages/messages.ts';
import { OrderAdmin } from './pages/order-admin.ts';
import { PlayPage } from './pages/play.ts';
import { RoomPage } from './pages/room.ts';
import { SandboxAdmin } from './pages/sandbox-admin.ts';
import { SearchBox } from './pages/search.ts';
import { StatementPage } from './pages/statement.ts';
import { Toasts } from './pages/toasts.ts';
import { TreasuryPage } from './pages/treasury.ts';
import { WalletPage } from './pages/wallet.ts';
import { WithdrawPage } from './pages/withdraw.ts';
import { PolicyWatch } from './policy-watch.ts';
import { TokenScan } from './token-scan.ts';
import { proveLedger, startWorldHost, type WorldHost } from './world.ts';
import { worldPort } from './worlds.ts';

/** Another member in a separate browser. */
type Friend = { readonly page: Page; readonly login: LoginPage; readonly room: RoomPage };

type Process = {
  /** Host that opens the worlds for the tests of a worker. */
  readonly worldHost: WorldHost;
};

type Site = {
  /** Address of the test’s own world: no earlier test has touched its members, money or rooms. */
  readonly world: string;
  /** Request context for the operator API of that world, at the origin of the console. */
  readonly request: APIRequestContext;
  /** The console, in a tab beside the viewer's. */
  readonly operator: ConsolePage;
  /** An address of another site of the same platform. */
  readonly siteAddress: (siteId: number, path: string) => string;
  /** Fails a test whose session token appears in a forbidden position. */
  readonly tokenScan: TokenScan;
  /** Fails a test in which a page violates a policy of its headers. */
  readonly policyWatch: PolicyWatch;
  readonly sandbox: SandboxAdmin;
  readonly frame: FramePage;
  readonly toasts: Toasts;
  readonly home: HomePage;
  readonly slip: BetSlip;
  readonly entry: EntryPage;
  readonly login: LoginPage;
  readonly room: RoomPage;
  readonly friend: Friend;
  readonly developer: DeveloperPanel;
  readonly play: PlayPage;
  readonly wallet: WalletPage;
  readonly assets: AssetsPage;
  readonly statement: StatementPage;
  readonly treasury: TreasuryPage;
  readonly exchange: ExchangePage;
  readonly deposit: DepositPage;
  readonly orderAdmin: OrderAdmin;
  readonly withdraw: WithdrawPage;
  readonly search: SearchBox;
  readonly messages: Messages;
  readonly verify: VerifyWindow;
};

/** Site fixture for tests: no effect of one test is visible to another one. */
export const test = base.extend<Site, Process>({
  worldHost: [
    async ({ browserName: _any }, use, { parallelIndex }) => {
      const host = startWorldHost(worldPort(parallelIndex));
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  world: async ({ worldHost }, use) => {
    const origin = await worldHost.open();
    await use(origin);
    await proveLedger(origin);
    await worldHost.close();
  },
  baseURL: async ({ world }, use) => use(world),
  request: async ({ playwright, world }, use) => {
    const consoleApi = await playwright.request.newContext({ baseURL: consoleOrigin(world) });
    await use(consoleApi);
    await consoleApi.dispose();
  },
  operator: async ({ context, world }, use) =>
    use(new ConsolePage(await context.newPage(), consoleOrigin(world))),
  siteAddress: async ({ baseURL }, use) =>
    use((siteId, path) => {
      const address = new URL(path, baseURL);
      address.hostname = `site-${siteId}.${address.hostname}`;
      return address.href;
    }),
  tokenScan: [
    async ({ context, page: _open, request, baseURL }, use) => {
      const scan = new TokenScan(request, baseURL);
      scan.watch(context);
      await use(scan);
      playwrightExpect(await scan.findings(), '[7.14] [8.16] places where a session token was seen').toEqual(
        [],
      );
    },
    { auto: true },
  ],
  policyWatch: [
    async ({ context, page: _open }, use) => {
      const watch = new PolicyWatch();
      watch.watch(context);
      await use(watch);
      playwrightExpect(watch.findings(), 'what a page was refused by its policy').toEqual([]);
    },
    { auto: true },
  ],
  sandbox: async ({ request }, use) => use(new SandboxAdmin(request)),
  frame: async ({ page }, use) => use(new FramePage(page)),
  toasts: async ({ page }, use) => use(await Toasts.of(page)),
  home: async ({ page }, use) => use(new HomePage(page)),
  slip: async ({ page }, use) => use(new BetSlip(page)),
  entry: async ({ page, request }, use) => use(new EntryPage(page, request)),
  login: async ({ page }, use) => use(new LoginPage(page)),
  room: async ({ page }, use) => use(new RoomPage(page)),
  developer: async ({ page }, use) => use(new DeveloperPanel(page)),
  friend: async ({ browser, policyWatch, tokenScan }, use) => {
    const context = await browser.newContext();
    tokenScan.watch(context);
    policyWatch.watch(context);
    const page = await context.newPage();
    await use({ page, login: new LoginPage(page), room: new RoomPage(page) });
    await context.close();
  },
  verify: async ({ page, request }, use) => use(new VerifyWindow(page, request)),
  play: async ({ page }, use) => use(new PlayPage(page)),
  search: async ({ page }, use) => use(new SearchBox(page)),
  messages: async ({ page }, use) => use(new Messages(page)),
  deposit: async ({ page }, use) => use(new DepositPage(page)),
  wallet: async ({ page }, use) => use(new WalletPage(page)),
  assets: async ({ page }, use) => use(new AssetsPage(page)),
  statement: async ({ page }, use) => use(new StatementPage(page)),
  treasury: async ({ page }, use) => use(new TreasuryPage(page)),
  exchange: async ({ page }, use) => use(new ExchangePage(page)),
  orderAdmin: async ({ request }, use) => {
    const admin = new OrderAdmin(request);
    await admin.othersAct(false);
    await use(admin);
  },
  withdraw: async ({ page }, use) => use(new WithdrawPage(page)),
});

export const expect = playwrightExpect;

/**
 * Details of a test that runs with `npm run sweep` and not with `npm test`: another case of a fact that a faster test proves, or
 * a visit whose parts faster tests prove.
 */
export const sweep = { tag: '@sweep' } as const;

/** Details of a test of a table: `npm test` runs its first case, `npm run sweep` the other ones. */
export const sweepAfterFirst = (index: number) => (index === 0 ? {} : sweep);
