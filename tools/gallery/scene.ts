import type { APIRequestContext, Locator, Page } from 'playwright';
import type { ScreenPattern } from '#app/screens/table.ts';
import type { FaultRuleInput } from '#sandbox/http/faults/fault-rule.ts';
import type { DemoAccount } from '#tests/e2e/pages/login.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';

/** Action before the screenshot is taken; the desk sends operator requests. */
export type Act = (page: Page, consoleApi: APIRequestContext) => Promise<void>;

/** Screenshot of the site: its address, the actions there, and the content required before it is taken. */
export interface Scene {
  readonly name: string;
  /** Start address of the scene. */
  readonly path: string;
  /** Address after the actions, when it is another one. */
  readonly endsAt?: ScreenPattern;
  /** The demo account that logs in first; a guest without. */
  readonly account?: DemoAccount;
  /** At the origin of the operator's console. */
  readonly console?: true;
  /** Site of the platform, other than the first. */
  readonly siteId?: number;
  /** Whether the scene exists only in the sources: the built site does not contain it. */
  readonly unbuilt?: true;
  /** Before the page is opened. */
  readonly before?: Act;
  readonly prepare?: Act;
  /** Element that is visible once the scene matches its name. */
  readonly shows: (page: Page) => Locator;
}

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
export const text = (content: string | RegExp) => (page: Page) => page.getByText(content).first();

/** Presses a button. */
export const press = (name: string) => (page: Page) => button(name)(page).click();

export const inTurn =
  (...acts: readonly Act[]) =>
  async (page: Page, consoleApi: APIRequestContext) => {
    for (const act of acts) await act(page, consoleApi);
  };

/** Turns a fault of the platform on. */
export const breaking = (fault: FaultRuleInput) => (_page: Page, consoleApi: APIRequestContext) =>
  new SandboxAdmin(consoleApi).break(fault);

/** Calls of a path are answered by a web page; then the page is loaded again. */
export const broken = (path: string) => async (page: Page, consoleApi: APIRequestContext) => {
  await breaking({ path, kind: 'html' })(page, consoleApi);
  await page.reload();
};
