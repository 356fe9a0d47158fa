import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKit } from '#tools/browsers/find-browsers.mjs';
import { freePort } from '#tools/launch/free-port.ts';
import { openDisplay } from './processes.ts';

/** How long a driver may take until it answers, ms. */
const START_LIMIT_MS = 15_000;
const LOOK_AGAIN_MS = 20;
/** An error that no code of the page caught, as the browser writes it out. */
const UNCAUGHT = /^.*CONSOLE JS ERROR (.*)$/gm;

/** A driver that answers, and ends together with its browsers. */
export type WebKitDriver = { readonly address: string; readonly end: () => void };

/** Where browsers of WebKit run: a display nobody sees and a home of their own. */
export type WebKitDesk = {
  /** What starts a browser whose output is kept. */
  readonly binary: string;
  readonly startDriver: () => Promise<WebKitDriver>;
  /** Errors that no code of the pages caught, since they were taken last. */
  readonly takeErrors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A home with less motion, and a browser whose output is kept; its driver throws it away. */
function furnish(browser: string) {
  const home = mkdtempSync(join(tmpdir(), 'courtside-webkit-'));
  const written = join(home, 'console.txt');
  const binary = join(home, 'browser.sh');
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(binary, `#!/bin/sh\nexec '${browser}' "$@" >>'${written}' 2>&1\n`, { mode: 0o755 });
  return { home, written, binary };
}

/** What a browser is started with: its display, its home, and to draw without a graphics card. */
const environment = (display: string, home: string) => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_CACHE_HOME: join(home, 'cache'),
  XDG_DATA_HOME: join(home, 'data'),
  LANGUAGE: 'zh_CN',
  TZ: 'Asia/Shanghai',
});

async function startDriver(path: string, env: NodeJS.ProcessEnv): Promise<WebKitDriver> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // A group of its own, so that a browser that hangs ends with it.
  const child = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env, detached: true });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (!(await fetch(`${address}/status`, { signal: limit }).catch(() => undefined))?.ok) {
    limit.throwIfAborted();
    await wait(LOOK_AGAIN_MS);
  }
  return { address, end };
}

/** @throws when WebKit is missing */
export async function openWebKitDesk(): Promise<WebKitDesk> {
  const webkit = findWebKit();
  if (!webkit) throw new Error('No WebKit: install webkit2gtk-driver and xvfb');
  const { home, written, binary } = furnish(webkit.browser);
  const display = await openDisplay();
  const env = environment(display.name, home);
  let read = 0;
  return {
    binary,
    startDriver: () => startDriver(webkit.driver, env),
    takeErrors: () => {
      const text = existsSync(written) ? readFileSync(written, 'utf8') : '';
      const fresh = text.slice(read);
      read = text.length;
      return [...fresh.matchAll(UNCAUGHT)].map(([, error]) => error ?? '');
    },
    close: async () => {
      await display.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
