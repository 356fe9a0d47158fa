import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#tools/chromium.mjs';

import { worldPort, worlds } from './worlds.ts';

const serve = (port: number) => ({
  command: `node tools/start.mjs --port ${port} --data test-results/e2e-data/${port} --reset --seed 7`,
  cwd: '../..',
  url: `http://localhost:${port}`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  stdout: 'ignore' as const,
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results/e2e',
  globalTeardown: './check-ledgers.ts',
  forbidOnly: Boolean(process.env.CI),
  // Stories of one world share its clock, its crowd and its faults: each worker has a world of its own.
  workers: worlds,
  // A busy machine may hold a story up; one that passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: chromiumLaunch(),
    // Tracing takes a picture of every frame, which costs more than the story itself.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.test.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.test.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: Array.from({ length: worlds }, (_, world) => serve(worldPort(world))),
});
