import { join } from 'node:path';
import { type APIRequestContext, type Browser, type BrowserContext, type Page, request } from 'playwright';
import { atRest } from '#tests/e2e/pages/accessibility.ts';
import { LoginPage } from '#tests/e2e/pages/login.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { settled } from '#tests/e2e/pages/settled.ts';
import type { Scene } from './scene.ts';
import { screenAt } from './screen-at.ts';

type Mode = 'light' | 'dark';

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Address of the site, output folder, and whether screenshots show the whole page. */
export interface Studio {
  readonly site: string;
  /** The origin of the operator's console. */
  readonly consoleOrigin: string;
  readonly folder: string;
  readonly isFullPage: boolean;
}

export interface Shot {
  readonly scene: string;
  readonly variant: string;
  readonly file: string;
  /** Errors of the page's console, and why the scene could not be prepared. */
  readonly errors: readonly string[];
}

const prepareLimitMs = 20_000;
/** Some scenes are about waiting; they are shot as they are. */
const restLimitMs = 3_000;

export const sizes: readonly Size[] = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];
const modes: readonly Mode[] = ['light', 'dark'];

/** Sites of the platform are distinguished by their host. */
function siteUrl(site: string, siteId: number | undefined): string {
  const url = new URL(site);
  if (siteId !== undefined) url.hostname = `site-${siteId}.${url.hostname}`;
  return url.origin;
}

function openContext(browser: Browser, site: string, { width, height }: Size): Promise<BrowserContext> {
  const phone = width < 768;
  return browser.newContext({
    baseURL: site,
    viewport: { width, height },
    colorScheme: 'light',
    isMobile: phone,
    hasTouch: phone,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
}

/** Waits until a change of the colour scheme has reached the styles, whose transitions begin with the frame after it. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/**
 * Takes screenshots of a scene in one size and both modes, in a separate browser profile; the page follows the system from
 * light to dark. A scene that fails is captured in its current state.
 */
export async function shoot(
  browser: Browser,
  { site, consoleOrigin, folder, isFullPage }: Studio,
  scene: Scene,
  size: Size,
): Promise<readonly Shot[]> {
  const consoleApi = await request.newContext({ baseURL: consoleOrigin });
  const context = await openContext(
    browser,
    scene.console ? consoleOrigin : siteUrl(site, scene.siteId),
    size,
  );
  context.setDefaultTimeout(prepareLimitMs);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await arrive(page, consoleApi, scene).catch((error: unknown) => errors.push(String(error)));
  const shots: Shot[] = [];
  for (const colorScheme of modes) {
    await page.emulateMedia({ colorScheme });
    await drawn(page);
    await atRest(page);
    const variant = `${size.name}-${colorScheme}`;
    const file = `${scene.name}--${variant}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: isFullPage });
    shots.push({ scene: scene.name, variant, file, errors: [...errors] });
  }
  await context.close();
  await new SandboxAdmin(consoleApi).resetOverrides();
  await consoleApi.dispose();
  return shots;
}

async function arrive(page: Page, consoleApi: APIRequestContext, scene: Scene): Promise<void> {
  const { path, endsAt, account, before, prepare, shows } = scene;
  await before?.(page, consoleApi);
  if (account === undefined) await page.goto(path);
  else await new LoginPage(page).as(account, path);
  // Keeps the pointer off any element.
  await page.mouse.move(0, 0);
  await prepare?.(page, consoleApi);
  await shows(page).waitFor();
  if (endsAt !== undefined && screenAt(page.url()) !== endsAt) throw new Error(`It ended at ${page.url()}`);
  await settled(page, restLimitMs).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
