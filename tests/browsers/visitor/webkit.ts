import { setTimeout as wait } from 'node:timers/promises';
import { Builder, error, type WebDriver, WebElement } from 'selenium-webdriver';
import type { Engine } from './engine.ts';
import { openWebKitSetup, type WebKitSetup } from './webkit-driver.ts';

/** Part of a window's height that is not its page, px: a bar with the address. */
const BAR_HEIGHT = 38;

const BROWSER_ARGUMENTS = [
  '--automation',
  '--autoplay-policy=allow-without-sound',
  '--enable-write-console-messages-to-stdout=true',
];

/** A browser on a busy machine may begin to answer never, ms. */
const START_LIMIT_MS = 15_000;
const ATTEMPTS = 3;

type Visit = { readonly session: WebDriver; readonly end: () => void };

/** A browser that was never anywhere, and what ends it. @throws when none begins to answer */
async function arrive(setup: WebKitSetup, attempts = ATTEMPTS): Promise<Visit> {
  const { address, end } = await setup.startDriver();
  const session = new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: setup.binary, args: BROWSER_ARGUMENTS },
    })
    .build();
  // A browser that is given up may still fail later, when no caller is waiting for it.
  session.catch(() => undefined);
  const late = wait(START_LIMIT_MS, undefined, { ref: false });
  if (await Promise.race([session.getSession(), late])) return { session, end };
  end();
  if (attempts > 1) return arrive(setup, attempts - 1);
  throw new Error('WebKit did not start');
}

/** Opens WebKitGTK's MiniBrowser over WebDriver. @throws when there is none */
export async function openWebKit(): Promise<Engine> {
  const setup = await openWebKitSetup();
  let visit = await arrive(setup);
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer: unknown = await visit.session.executeScript(`return ${expression}`);
    return answer;
  };
  const onElement = async (expression: string, act: (element: WebElement) => Promise<void>) => {
    try {
      const element = await evaluate(expression);
      if (!(element instanceof WebElement)) return String(element);
      await act(element);
    } catch (cause) {
      // The driver checks the position of an element once more before it acts: on one that is gone it has done nothing.
      if (cause instanceof error.StaleElementReferenceError) return 'it was replaced';
      throw cause;
    }
    return undefined;
  };
  return {
    version: `WebKitGTK ${(await visit.session.getCapabilities()).getBrowserVersion()}`,
    goto: (url) => visit.session.get(url),
    address: () => visit.session.getCurrentUrl(),
    evaluate,
    press: (expression) => onElement(expression, (element) => element.click()),
    write: (expression, text) =>
      onElement(expression, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    resize: async (width, height) => {
      await visit.session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + BAR_HEIGHT });
    },
    screenshot: async () => Buffer.from(await visit.session.takeScreenshot(), 'base64'),
    forget: async () => {
      visit.end();
      visit = await arrive(setup);
    },
    drainErrors: setup.drainErrors,
    close: async () => {
      visit.end();
      await setup.close();
    },
  };
}
