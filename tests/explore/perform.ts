import type { Page } from '@playwright/test';
import type { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { settled } from '#tests/e2e/pages/settled.ts';
import type { Action } from './actions.ts';
import { collectFacts } from './collect-facts.ts';
import type { Control, Facts } from './facts.ts';
import { press } from './press.ts';

/** Violations caused by an action, by property. */
export type Broken = Readonly<Record<string, readonly string[]>>;
export type ExploredSite = { readonly page: Page; readonly sandbox: SandboxAdmin; readonly origin: string };

/** Largest allowed distance of the page from its earlier scroll position, px. */
const SCROLL_PX = 50;
/** Largest allowed movement of a control under a finger, px. */
const MOVED_PX = 4;
/** Longest allowed wait without a message that explains it, ms. */
const WORDLESS_WAIT_MS = 12_000;
const OFFLINE = '网络已断开';
/** Windows that only their own buttons close. */
const HELD = /页面已锁定|你已经玩了|安全验证/;

/** Waits until the visible content has loaded, or a message explains its absence. */
export const settle = (page: Page): Promise<boolean> =>
  settled(page, WORDLESS_WAIT_MS).then(
    () => true,
    () => false,
  );

const isSameAddress = (a: Facts, b: Facts) => a.address === b.address;

/** Scrolls a control into the window. @returns its current position; null when it is gone */
async function reach(page: Page, control: Control): Promise<Control | null> {
  const { name, kind, y, inView } = control;
  if (inView) return control;
  await page.mouse.move(720, 450);
  await page.evaluate((by) => scrollBy(0, by), y - 400);
  const { controls } = await collectFacts(page);
  return (
    controls.find((candidate) => candidate.name === name && candidate.kind === kind && candidate.isHit) ??
    null
  );
}

async function doPress({ page }: ExploredSite, control: Control): Promise<Broken> {
  const at = await reach(page, control);
  if (!at) return {};
  const { isAnswered, movedPx } = await press(page, at);
  return {
    'answers every press within 10 s':
      isAnswered || control.isChosen || control.kind === 'link' ? [] : [control.name],
    'keeps a control under the finger':
      movedPx > MOVED_PX ? [`${control.name} went ${Math.round(movedPx)} px`] : [],
  };
}

async function thereAndBack(site: ExploredSite, control: Control): Promise<Broken> {
  const { page } = site;
  const at = await reach(page, control);
  if (!at) return {};
  const before = await collectFacts(page);
  const broken = await doPress(site, at);
  await settle(page);
  const there = await collectFacts(page);
  if (isSameAddress(before, there) || there.address.split('?')[0] === before.address.split('?')[0])
    return broken;
  await page.goBack();
  await settle(page);
  const back = await collectFacts(page);
  const isBack = isSameAddress(before, back);
  const off = Math.abs(back.scrollY - before.scrollY);
  return {
    ...broken,
    'goes back to where it came from': isBack
      ? []
      : [`${before.address} → ${there.address} → ${back.address}`],
    'goes back to the height it was left at':
      isBack && off > SCROLL_PX ? [`${before.address}: ${before.scrollY} → ${back.scrollY}`] : [],
  };
}

async function pressKey({ page }: ExploredSite, key: string, before: Facts): Promise<Broken> {
  await page.keyboard.press(key);
  const { focused, openDialogs } = await collectFacts(page);
  if (key === 'Escape') {
    const stays = before.openDialogs.length > 0 && openDialogs.length >= before.openDialogs.length;
    return { 'closes a dialog by Escape': stays && !HELD.test(openDialogs.join()) ? openDialogs : [] };
  }
  if (!key.endsWith('Tab')) return {};
  return {
    'has a focus after Tab': focused.isBody && before.focused.isBody ? [`${key}: body`] : [],
    'shows where the focus is': !focused.isBody && !focused.hasRing ? [focused.description] : [],
  };
}

async function outage({ page }: ExploredSite): Promise<Broken> {
  await page.context().setOffline(true);
  const banner = page.getByText(OFFLINE).first();
  const isAnnounced = await banner.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  await page.context().setOffline(false);
  const isOver = await banner.waitFor({ state: 'hidden', timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return {
    'says that the network is gone': isAnnounced ? [] : ['no words'],
    'says so no longer than it is': isOver ? [] : ['still offline'],
  };
}

async function secondTab({ page }: ExploredSite): Promise<Broken> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await settle(tab);
  const { audible } = await collectFacts(tab);
  const here = (await collectFacts(page)).audible;
  await tab.close();
  return { 'has one sound at most': here + audible > 1 ? ['two tabs are heard'] : [] };
}

/** Does what was chosen. @returns what it broke by itself */
export async function perform(site: ExploredSite, action: Action, before: Facts): Promise<Broken> {
  const { page, sandbox, origin } = site;
  switch (action.is) {
    case 'press':
      return doPress(site, action.control);
    case 'thereAndBack':
      return thereAndBack(site, action.control);
    case 'type': {
      const at = await reach(page, action.control);
      if (at) {
        await page.mouse.click(at.x, at.y);
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(action.text);
      }
      return {};
    }
    case 'key':
      return pressKey(site, action.key, before);
    case 'back':
      await page.goBack({ timeout: 10_000 }).catch(() => null);
      if (!page.url().startsWith(origin)) await page.goForward();
      return {};
    case 'forward':
      await page.goForward({ timeout: 10_000 }).catch(() => null);
      return {};
    case 'reload':
      await page.reload();
      return {};
    case 'scroll':
      await page.mouse.wheel(0, 600);
      return {};
    case 'outage':
      return outage(site);
    case 'secondTab':
      return secondTab(site);
    case 'visit':
      await page.goto(origin + action.path);
      return {};
    case 'break':
      await sandbox.break(action.fault);
      return {};
    case 'calm':
      await sandbox.resetOverrides();
      return {};
    default:
      return action satisfies never;
  }
}
