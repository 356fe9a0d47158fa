import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { LoginPage } from '#tests/e2e/pages/login.ts';
import { SandboxDesk } from '#tests/e2e/pages/sandbox.ts';
import type { Scene } from './scene.ts';

export interface Look {
  readonly name: string;
  readonly mode: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

export interface Shot {
  readonly scene: string;
  readonly look: string;
  readonly file: string;
  /** Errors of the page's console, and why the scene could not be prepared. */
  readonly troubles: readonly string[];
}

const prepareLimitMs = 20_000;
/** Some scenes are about waiting; they are shot as they stand. */
const restLimitMs = 3_000;

export const looks: readonly Look[] = [
  { name: 'desktop-light', mode: 'light', width: 1440, height: 900 },
  { name: 'desktop-dark', mode: 'dark', width: 1440, height: 900 },
  { name: 'phone-light', mode: 'light', width: 390, height: 844 },
  { name: 'phone-dark', mode: 'dark', width: 390, height: 844 },
];

/** Runs in the page: no waiting place is in sight. */
const nothingIsAwaited = (): boolean =>
  [...document.querySelectorAll('.sk, .screen-loading')].every((place) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    return height === 0 || bottom < 0 || top > innerHeight;
  });

/** A scene in one look, in a browser profile of its own; a scene that goes wrong is shot as it stands. */
export async function shoot(
  browser: Browser,
  site: string,
  folder: string,
  scene: Scene,
  look: Look,
): Promise<Shot> {
  const phone = look.width < 768;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.mode,
    isMobile: phone,
    hasTouch: phone,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  context.setDefaultTimeout(prepareLimitMs);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await arrive(page, scene).catch((error: unknown) => troubles.push(String(error)));
  const file = `${scene.name}--${look.name}.png`;
  await page.screenshot({ path: join(folder, file) });
  await new SandboxDesk(context.request).calm();
  await context.close();
  return { scene: scene.name, look: look.name, file, troubles };
}

async function arrive(page: Page, { path, account, prepare, shows }: Scene): Promise<void> {
  if (account === undefined) await page.goto(path);
  else await new LoginPage(page).as(account, path);
  await prepare?.(page);
  await shows(page).waitFor();
  await page.waitForFunction(nothingIsAwaited, undefined, { timeout: restLimitMs }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
