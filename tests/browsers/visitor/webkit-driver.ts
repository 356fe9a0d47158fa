import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKit } from '#tools/browsers/find-browsers.mjs';
import { freePort } from '#tools/launch/free-port.ts';
import { openDisplay } from './processes.ts';

/** Time limit for a driver to respond at its start, ms. */
const START_LIMIT_MS = 15_000;
const POLL_MS = 20;
/** An error that no code of the page caught, as the browser writes it out. */
const UNCAUGHT = /^.*CONSOLE JS ERROR (.*)$/gm;

/** A driver that answers, and ends together with its browsers. */
export type WebKitDriver = { readonly address: string; readonly end: () => void };

/** Environment of WebKit browsers: a virtual display and a home of their own. */
export type WebKitSetup = {
  /** Executable that starts a browser whose output is captured. */
  readonly binary: string;
  readonly startDriver: () => Promise<WebKitDriver>;
  /** Returns the uncaught errors of the pages’ code since the last call. */
  readonly drainErrors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** Creates a home with reduced motion, and a browser whose output is captured; its driver discards it. */
function furnish(browser: string) {
  const home = mkdtempSync(join(tmpdir(), 'courtside-webkit-'));
  const written = join(home, 'console.txt');
  const binary = join(home, 'browser.sh');
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(binary, `#!/bin/sh\nexec '${browser}' "$@" >>'${written}' 2>&1\n`, { mode: 0o755 });
  return { home, written, binary };
}

/** Returns the environment of a browser: its display, its home, and software rendering. */
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
  // A separate process group, so that a browser that hangs ends with it.
  const child = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env, detached: true });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (!(await fetch(`${address}/status`, { signal: limit }).catch(() => undefined))?.ok) {
    limit.throwIfAborted();
    await wait(POLL_MS);
  }
  return { address, end };
}

/** @throws when WebKit is missing */
export async function openWebKitSetup(): Promise<WebKitSetup> {
  const webkit = findWebKit();
  if (!webkit) throw new Error('No WebKit: install webkit2gtk-driver and xvfb');
  const { home, written, binary } = furnish(webkit.browser);
  const display = await openDisplay();
  const env = environment(display.name, home);
  let read = 0;
  return {
    binary,
    startDriver: () => startDriver(webkit.driver, env),
    drainErrors: () => {
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
