import type { APIRequestContext, Locator, Page } from 'playwright';
import type { ScreenPattern } from '#app/screens/table.ts';
import type { FaultRuleInput } from '#sandbox/http/faults/fault-rule.ts';
import type { DemoAccount } from '#tests/e2e/pages/login.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';

/** Something that is done before the picture is taken; the desk is where an operator is asked. */
export type Act = (page: Page, desk: APIRequestContext) => Promise<void>;

/** One picture of the site: where to go, what to do there, and what must show before it is taken. */
export interface Scene {
  readonly name: string;
  /** Where the scene starts. */
  readonly path: string;
  /** Where what was done has led to, when that is another address. */
  readonly endsAt?: ScreenPattern;
  /** The demo account that logs in first; a guest without. */
  readonly account?: DemoAccount;
  /** At the origin of the operator's console. */
  readonly console?: true;
  /** Another site of the platform than the first. */
  readonly siteId?: number;
  /** Of the sources: the built site is without it. */
  readonly unbuilt?: true;
  /** Before the page is opened. */
  readonly before?: Act;
  readonly prepare?: Act;
  /** Visible once the scene means what its name says. */
  readonly shows: (page: Page) => Locator;
}

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

/** Presses a button. */
export const press = (name: string) => (page: Page) => button(name)(page).click();

export const inTurn =
  (...acts: readonly Act[]) =>
  async (page: Page, desk: APIRequestContext) => {
    for (const act of acts) await act(page, desk);
  };

/** Turns a fault of the platform on. */
export const breaking = (fault: FaultRuleInput) => (_page: Page, desk: APIRequestContext) =>
  new SandboxAdmin(desk).break(fault);

/** Calls of a path are answered by a web page; then the page is loaded again. */
export const broken = (path: string) => async (page: Page, desk: APIRequestContext) => {
  await breaking({ path, kind: 'html' })(page, desk);
  await page.reload();
};
