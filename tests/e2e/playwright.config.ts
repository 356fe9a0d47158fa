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
  '**/community/picture/*.test.ts',
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
  // A busy machine may hold a story up; one that passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // An action that can never be done fails with its own line, not with the time of its story.
    actionTimeout: 40_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // What moves without end costs a fifth of a story on two cores; those about motion ask for it (`moving.ts`).
    contextOptions: { reducedMotion: 'reduce' },
    // What is kept for a next visit costs a story time; the stories of a second visit ask for it.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    // Tracing takes a picture of every frame, which costs more than the story itself.
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
