import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#tools/chromium.mjs';

const firstPort = 20_000;
const portsEach = 10;
const runs = 1_000;

/** A run has ports of its own, so that two may go on at once; test processes inherit the choice. */
process.env.COURTSIDE_E2E_PORT ??= String(firstPort + (process.pid % runs) * portsEach);
const port = Number(process.env.COURTSIDE_E2E_PORT);
const data = `test-results/e2e-data/${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  // One world is shared by all: its clock, its crowd and its faults.
  workers: 1,
  // A busy machine may hold a story up; one that passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: chromiumLaunch(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.test.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.test.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `node tools/start.mjs --port ${port} --data ${data} --reset --seed 7`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
  },
});
