import { defineConfig } from '@playwright/test';
import { findChromium } from '#replay/transports/browser/find-chromium.mjs';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { worlds } from './worlds.ts';

const DESKTOP = { width: 1440, height: 900 };
const THIRD_PARTY_STORAGE = 'third-party-storage.test.ts';
/** Tests that play live video: its real time needs a processor, so one runs at a time, beside others. */
const LIVE_VIDEO = [
  '**/chunks/chunks.test.ts',
  '**/community/chat/{chat-picture-time,danmaku}.test.ts',
  '**/community/video/*.test.ts',
  '**/community/{gifts,late-parts,room}.test.ts',
];
const PHONE = '**/*.phone.test.ts';

/**
 * Launch options of a Chromium with windows, though none is shown: its fresh profiles block storage of third-party sites,
 * as browsers do for many users. The headless shell does not support this; where only the shell exists, the test reports it
 * and is skipped.
 */
function refusingLaunch() {
  const executablePath = findChromium({ headed: true });
  return { ...chromiumLaunch(), ...(executablePath ? { executablePath } : {}) };
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './build-site.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: worlds,
  // A test that passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // An impossible action fails with its own line, before the limit of its test.
    actionTimeout: 40_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Endless motion takes a fifth of the processor time of a test; tests of motion enable it (`moving.ts`).
    contextOptions: { reducedMotion: 'reduce' },
    // Storing the site for a next visit takes time; tests of a second visit enable it.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    // Tracing captures every frame, which takes longer than the test itself.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'live-video',
      testMatch: LIVE_VIDEO,
      testIgnore: PHONE,
      workers: 1,
      // Limits for a loud machine, where a video takes long to begin.
      timeout: 180_000,
      expect: { timeout: 40_000 },
      use: { viewport: DESKTOP },
    },
    {
      name: 'desktop',
      testIgnore: [PHONE, ...LIVE_VIDEO, `**/${THIRD_PARTY_STORAGE}`],
      use: { viewport: DESKTOP },
    },
    {
      name: 'third-party-storage',
      testMatch: `**/${THIRD_PARTY_STORAGE}`,
      use: { viewport: DESKTOP, launchOptions: refusingLaunch() },
    },
    {
      name: 'phone',
      testMatch: PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
